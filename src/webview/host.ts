import type { EmptyPageMessage, EmptySaved } from '../panel/empty/protocol.js';
import type { PageMessage, Saved } from '../panel/protocol.js';

interface VsCodeApi {
  postMessage(message: PageMessage | EmptyPageMessage): void;
  setState(state: Saved | EmptySaved): void;
}

declare function acquireVsCodeApi(): VsCodeApi;

const api = acquireVsCodeApi();

/** Sends a message to the extension. */
export function send(message: PageMessage | EmptyPageMessage): void {
  api.postMessage(message);
}

/** Hands VS Code what the panel comes back from after a reload of the window. */
export function save(saved: Saved | EmptySaved): void {
  api.setState(saved);
}
