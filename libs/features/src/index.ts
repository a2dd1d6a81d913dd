import { AuthModule } from '#auth';
import { ChatsModule } from '#chats';
import { ExportsModule } from '#exports';
import { ImportsModule } from '#imports';
import { LikesModule } from '#likes';
import { MediaModule } from '#media';
import { ModerationModule } from '#moderation';
import { PaymentsModule } from '#payments';
import { ProfilesModule } from '#profiles';
import { SearchModule } from '#search';
import { SiteModule } from '#site';
import { VisibilityModule } from '#visibility';

/** The modules of all features that every process serves, in the order of the libraries. */
export const featureModules = [
  SiteModule,
  AuthModule,
  VisibilityModule,
  MediaModule,
  ProfilesModule,
  PaymentsModule,
  LikesModule,
  SearchModule,
  ChatsModule,
  ModerationModule,
  ExportsModule,
  ImportsModule,
];
