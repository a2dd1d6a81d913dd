export { ActivateDoneScreen as default } from '../../features/activation';
