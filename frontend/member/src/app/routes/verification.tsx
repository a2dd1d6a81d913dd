export { VerificationScreen as default } from '#member/features/verification';
