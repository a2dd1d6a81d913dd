export { ActivationService } from './activation.service.js';
