/** Nobody loses the way in another language between the sign-up and the code from the mail. */
export const hasLanguageChoice = (pathname: string): boolean => pathname !== '/complete-signup';
