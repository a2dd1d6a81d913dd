export { GifSearch } from './gif-search.js';
