export { AppealScreen as default } from '#member/features/appeals';
