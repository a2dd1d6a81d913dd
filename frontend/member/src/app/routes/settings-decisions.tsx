export { DecisionsPanel as default } from '#member/features/appeals';
