/** What in a message asks for care: the most pressing first. Only its receiver is told. */
export const cautionKinds = ['money', 'gift_card', 'bank', 'crypto', 'contact', 'link'] as const;
export type CautionKind = (typeof cautionKinds)[number];
