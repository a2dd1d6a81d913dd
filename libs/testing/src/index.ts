export * from './pictures.js';
