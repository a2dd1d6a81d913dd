import type { Config } from '#config';
import { rulePath, type HouseRule } from '#contracts';
import { adminPath, setUpPagePath } from '#contracts-admin';

/** `hello@site.example`, without the name that may stand before it. */
export const senderAddress = ({ mailFrom }: Config): string => /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom.trim();

export const mailDomain = (config: Config): string => senderAddress(config).split('@')[1] ?? 'localhost';

export const activationUrl = (origin: string, token: string): string => `${origin}/${token}`;
export const invitationUrl = (origin: string, token: string): string => `${origin}/${token}`;
/** Behind the `#` no server and no log sees the token. The back office may have a host of its own. */
export const setUpUrl = (origin: string, adminHost: string | undefined, token: string): string =>
  `${officeOrigin(origin, adminHost)}${setUpPagePath}#${token}`;
export const staffPageUrl = (origin: string, adminHost: string | undefined): string =>
  `${officeOrigin(origin, adminHost)}${adminPath}/staff`;
const officeOrigin = (origin: string, adminHost: string | undefined): string =>
  adminHost === undefined ? origin : `${new URL(origin).protocol}//${adminHost}`;
export const announcementUrl = (origin: string, path: string): string => `${origin}${path}`;
export const homeUrl = (origin: string): string => `${origin}/`;
export const undoUrl = (origin: string, token: string): string => `${origin}/${token}`;
export const mandatesUrl = (origin: string): string => `${origin}/settings/spending`;
export const myDataUrl = (origin: string): string => `${origin}/settings/my-data`;
export const resetUrl = (origin: string, token: string): string => `${origin}/reset-password/do?token=${token}`;
export const askResetUrl = (origin: string): string => `${origin}/reset-password`;
export const mailChangeUrl = (origin: string, token: string): string => `${origin}/mail-change/do?token=${token}`;
export const safetyUrl = (origin: string): string => `${origin}/pages/safety`;
export const appealUrl = (origin: string, token: string): string => `${origin}/appeals/${token}`;
/** The clause of the rules; the last one is the terms themselves. */
export const ruleUrl = (origin: string, rule: HouseRule): string => `${origin}${rulePath(rule)}`;
export const complaintsUrl = (origin: string): string => `${origin}/complaints`;
export const verificationUrl = (origin: string): string => `${origin}/verification`;
export const loginUrl = (origin: string): string => `${origin}/login`;
export const chatUrl = (origin: string, chatId: string): string => `${origin}/chats/${chatId}`;
export const profileUrl = (origin: string, memberId: string): string => `${origin}/members/${memberId}`;
export const matchUrl = (origin: string, memberId: string): string => `${origin}/likes/m/${memberId}`;
export const likesUrl = (origin: string): string => `${origin}/likes/received`;
export const chatsUrl = (origin: string): string => `${origin}/chats`;
export const newMembersUrl = (origin: string): string => `${origin}/members?new_here=1`;
export const orderUrl = (origin: string, orderId: string): string => `${origin}/transactions/${orderId}`;
/** These two work signed out, banned and deleted too: the key stands for the order. */
export const withdrawUrl = (origin: string, orderId: string, key: string): string =>
  `${origin}/transactions/${orderId}/withdraw?key=${key}`;
export const bankAccountUrl = (origin: string, orderId: string, key: string): string =>
  `${origin}/transactions/${orderId}/bank-account?key=${key}`;
export const unsubscribePageUrl = (origin: string, token: string): string => `${origin}/${token}`;
export const unsubscribeCallUrl = (origin: string, token: string): string => `${origin}/api/unsubscribe?token=${token}`;
