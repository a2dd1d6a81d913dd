export { PassedScreen as default } from '../../features/swipe';
