import { type PageMessage, type Saved } from '../panel/protocol.js';

interface VsCodeApi {
  postMessage(message: PageMessage): void;
  setState(state: Saved): void;
}

declare function acquireVsCodeApi(): VsCodeApi;

const api = acquireVsCodeApi();

/** Sends a message to the extension. */
export function send(message: PageMessage): void {
  api.postMessage(message);
}

/** Hands VS Code what the panel comes back from after a reload of the window. */
export function save(saved: Saved): void {
  api.setState(saved);
}
