// Gives each jest worker the environment of its own services, or its own product.
const workers = JSON.parse(process.env.TEST_WORKERS ?? '[]');
Object.assign(process.env, workers[Number(process.env.JEST_WORKER_ID ?? 1) - 1]);
