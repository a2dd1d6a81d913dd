/** What the file chooser offers. iPhones turn their own format into JPEG for it. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
