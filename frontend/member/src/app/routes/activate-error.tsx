export { ActivateErrorScreen as default } from '../../features/activation';
