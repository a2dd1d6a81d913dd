export { toResemblance, toSignal } from './signals.views.js';
