export { CountryMethodsEntity } from './country-methods.entity.js';
export { CountryMethodsRepository } from './country-methods.repository.js';
export { CountryMethodsService, type CountryMethods, type KnownMethods } from './country-methods.service.js';
export { MethodsInForce } from './methods-in-force.service.js';
export { builtInMethods, homeOf, methodsFor } from './methods.policy.js';
export { choicesIn, offeredOf } from './offered-methods.policy.js';
export { ProviderMethods, type SwitchedOn } from './provider-methods.service.js';
