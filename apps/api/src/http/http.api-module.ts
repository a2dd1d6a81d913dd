import { Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { StandardSchemaValidationPipe } from '@nestjs/common';
import { ErrorFilter, invalidInput } from './error.filter.js';
import { RateLimits } from './rate-limits.js';

@Module({
  providers: [
    RateLimits,
    { provide: APP_FILTER, useClass: ErrorFilter },
    {
      provide: APP_PIPE,
      useFactory: () => new StandardSchemaValidationPipe({ exceptionFactory: (issues) => invalidInput(issues) }),
    },
  ],
  exports: [RateLimits],
})
export class HttpApiModule {}
