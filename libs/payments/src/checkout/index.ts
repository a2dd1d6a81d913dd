export { CancellationService } from './cancellation.service.js';
export { CheckoutService } from './checkout.service.js';
export { OrderChecks } from './order-checks.service.js';
export { OrderReader } from './order-reader.service.js';
export { NewOrders, type OrderCaller } from './new-orders.service.js';
export { OrderPlacement } from './order-placement.service.js';
export { OrderViews } from './order-views.service.js';
