import type activation from '#member/locales/en/activation.json';
import type appeals from '#member/locales/en/appeals.json';
import type auth from '#member/locales/en/auth.json';
import type banners from '#member/locales/en/banners.json';
import type blocking from '#member/locales/en/blocking.json';
import type chat from '#member/locales/en/chat.json';
import type common from '#member/locales/en/common.json';
import type complaints from '#member/locales/en/complaints.json';
import type errors from '#member/locales/en/errors.json';
import type home from '#member/locales/en/home.json';
import type leaving from '#member/locales/en/leaving.json';
import type likes from '#member/locales/en/likes.json';
import type link from '#member/locales/en/link.json';
import type live from '#member/locales/en/live.json';
import type notifications from '#member/locales/en/notifications.json';
import type offline from '#member/locales/en/offline.json';
import type own from '#member/locales/en/own.json';
import type matchFinder from '#member/locales/en/match-finder.json';
import type pages from '#member/locales/en/pages.json';
import type payments from '#member/locales/en/payments.json';
import type pricing from '#member/locales/en/pricing.json';
import type profile from '#member/locales/en/profile.json';
import type push from '#member/locales/en/push.json';
import type reporting from '#member/locales/en/reporting.json';
import type search from '#member/locales/en/search.json';
import type settings from '#member/locales/en/settings.json';
import type signup from '#member/locales/en/signup.json';
import type swipe from '#member/locales/en/swipe.json';
import type terms from '#member/locales/en/terms.json';
import type timeBonus from '#member/locales/en/time-bonus.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    enableSelector: false;
    resources: {
      activation: typeof activation;
      appeals: typeof appeals;
      auth: typeof auth;
      banners: typeof banners;
      blocking: typeof blocking;
      chat: typeof chat;
      common: typeof common;
      complaints: typeof complaints;
      errors: typeof errors;
      home: typeof home;
      leaving: typeof leaving;
      likes: typeof likes;
      link: typeof link;
      live: typeof live;
      notifications: typeof notifications;
      offline: typeof offline;
      own: typeof own;
      'match-finder': typeof matchFinder;
      pages: typeof pages;
      payments: typeof payments;
      pricing: typeof pricing;
      profile: typeof profile;
      push: typeof push;
      reporting: typeof reporting;
      search: typeof search;
      settings: typeof settings;
      signup: typeof signup;
      swipe: typeof swipe;
      terms: typeof terms;
      'time-bonus': typeof timeBonus;
    };
  }
}
