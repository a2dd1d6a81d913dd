export { NotFound as default } from '../ErrorPage';
