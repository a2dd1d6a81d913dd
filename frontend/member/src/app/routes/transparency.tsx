export { TransparencyScreen as default } from '#member/features/transparency';
