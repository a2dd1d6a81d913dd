export { NotFound as default } from '#member/ui/NotFound';
