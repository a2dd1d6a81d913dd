import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
  applyDecorators,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { DailyBudgets } from './daily-budgets.js';
import '../auth/me.decorator.js';
import '../http/caller.js';

export const SHOWN = Symbol('the members that an answer shows');

type Shown<Answer> = (answer: Answer) => readonly { readonly id: string }[];

/** Marks a list of members: each member that its answer shows counts against the budget of a day, once a day. */
export const ShowsMembers = <Answer>(shown: Shown<Answer>) => applyDecorators(SetMetadata(SHOWN, shown), UseInterceptors(ShownProfiles));

/** Counts before the answer goes out: one that would be too much is not given. */
@Injectable()
export class ShownProfiles implements NestInterceptor {
  constructor(
    private readonly budgets: DailyBudgets,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const shown = this.reflector.get<Shown<unknown>>(SHOWN, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    this.budgets.assertLeft('profiles', request);
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        // A 204 shows nobody.
        if (answer) await this.budgets.spend('profiles', request, othersIn(shown(answer), request));
        return answer;
      }),
    );
  }
}

/** Whom the answer shows beside the member who asks. */
const othersIn = (shown: ReturnType<Shown<unknown>>, { member }: FastifyRequest): string[] =>
  shown.map(({ id }) => id).filter((id) => id !== member?.id);
