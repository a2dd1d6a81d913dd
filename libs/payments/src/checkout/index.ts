export { CancellationService } from './cancellation.service.js';
export { CheckoutService } from './checkout.service.js';
export { OrderChecks } from './order-checks.service.js';
export { OrderReader } from './order-reader.service.js';
export { OrderPlacement, type OrderCaller } from './order-placement.service.js';
