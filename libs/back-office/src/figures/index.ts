export { FiguresModule } from './figures.module.js';
export { FiguresService } from './figures.service.js';
