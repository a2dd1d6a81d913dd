import { Module } from '@nestjs/common';
import { AccountController } from './account.controller.js';
import { ActivationController } from './activation.controller.js';
import { LeavingController } from './leaving.controller.js';
import { OwnCardView } from './own-card-view.js';
import { OwnMeansView } from './own-means-view.js';
import { ResetController } from './reset.controller.js';
import { SessionsController } from './sessions.controller.js';
import { SignupController } from './signup.controller.js';
import { TermsController } from './terms.controller.js';
import { UserController } from './user.controller.js';
import { UserViews } from './user-views.js';

@Module({
  controllers: [
    AccountController,
    SessionsController,
    UserController,
    SignupController,
    ActivationController,
    LeavingController,
    ResetController,
    TermsController,
  ],
  providers: [UserViews, OwnCardView, OwnMeansView],
  exports: [UserViews],
})
export class AuthApiModule {}
