import { render } from 'preact';
import { App } from './App.js';
import { handleKey } from './keys.js';
import './panel.css';
import './chart.css';
import './search/search.css';
import './play/play.css';
import './space/space.css';

addEventListener('keydown', handleKey, { capture: true });
const root = document.getElementById('root');
if (root) render(<App />, root);
