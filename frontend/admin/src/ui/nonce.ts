/** What styles of this page carry: the server writes a fresh one into each answer. */
export const ownNonce = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
