export { PassedScreen as default } from '#member/features/swipe';
