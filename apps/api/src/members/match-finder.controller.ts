import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { matchAnswers, matchesAnswer, matchFinderAnswer, type MatchAnswers, type MatchesAnswer, type MatchFinderAnswer } from '#contracts';
import type { SessionMember } from '#auth';
import { MatchFinderService } from '#search';
import { Me } from '../auth/me.decorator.js';
import { ShowsMembers } from '../budgets/shown-profiles.js';

@Controller('api/match-finder')
export class MatchFinderController {
  constructor(private readonly finder: MatchFinderService) {}

  @Get()
  @ApiResponse({ status: 200, standardSchema: matchFinderAnswer })
  answers(@Me() me: SessionMember): Promise<MatchFinderAnswer> {
    return this.finder.answers(me.id);
  }

  @Put()
  @ApiResponse({ status: 200, standardSchema: matchFinderAnswer })
  answer(@Me() me: SessionMember, @Body({ schema: matchAnswers }) answers: MatchAnswers): Promise<MatchFinderAnswer> {
    return this.finder.answer(me.id, answers);
  }

  @Get('matches')
  @ShowsMembers(({ matches }: MatchesAnswer) => matches.map(({ profile }) => profile))
  @ApiResponse({ status: 200, standardSchema: matchesAnswer })
  matches(@Me() me: SessionMember): Promise<MatchesAnswer> {
    return this.finder.matches(me);
  }
}
