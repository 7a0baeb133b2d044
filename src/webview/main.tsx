import { render } from 'preact';
import { App } from './App.js';
import { handleKey } from './keys.js';
import './panel.css';
import './board.css';
import './controls.css';
import './solution.css';
import './chart.css';
import './compare/compare.css';
import './search/search.css';
import './play/play.css';
import './space/space.css';
import './empty/empty.css';

addEventListener('keydown', handleKey, { capture: true });
const root = document.getElementById('root');
if (root) render(<App />, root);
