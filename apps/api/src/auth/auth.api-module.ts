import { Module } from '@nestjs/common';
import { ActivationController } from './activation.controller.js';
import { LeavingController } from './leaving.controller.js';
import { ResetController } from './reset.controller.js';
import { SignupController } from './signup.controller.js';
import { UserController } from './user.controller.js';
import { UserViews } from './user-views.js';

@Module({
  controllers: [UserController, SignupController, ActivationController, LeavingController, ResetController],
  providers: [UserViews],
  exports: [UserViews],
})
export class AuthApiModule {}
