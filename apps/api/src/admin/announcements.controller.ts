import { Controller } from '@nestjs/common';
import { AnnouncementsOfficeService } from '#back-office';
import type { DoneAnswer } from '#contracts';
import type { AnnouncementAnswer, AnnouncementOne, InputOf } from '#contracts-admin';
import { Command } from './command.decorator.js';
import { ResourceOne } from './resource.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminAnnouncementsController {
  constructor(private readonly announcements: AnnouncementsOfficeService) {}

  @ResourceOne('announcements')
  open(staff: CurrentStaff, id: string): Promise<AnnouncementOne> {
    return this.announcements.open(staff, id);
  }

  @Command('make_announcement')
  make(staff: CurrentStaff, input: InputOf<'make_announcement'>): Promise<AnnouncementAnswer> {
    return this.announcements.make(staff, input);
  }

  @Command('save_announcement')
  save(staff: CurrentStaff, id: string, input: InputOf<'save_announcement'>): Promise<AnnouncementAnswer> {
    return this.announcements.save(staff, id, input);
  }

  @Command('test_announcement')
  test(staff: CurrentStaff, id: string, input: InputOf<'test_announcement'>): Promise<DoneAnswer> {
    return this.announcements.test(staff, id, input);
  }

  @Command('schedule_announcement')
  schedule(staff: CurrentStaff, id: string, input: InputOf<'schedule_announcement'>): Promise<AnnouncementAnswer> {
    return this.announcements.schedule(staff, id, input);
  }

  @Command('stop_announcement')
  stop(staff: CurrentStaff, id: string, input: InputOf<'stop_announcement'>): Promise<AnnouncementAnswer> {
    return this.announcements.stop(staff, id, input);
  }
}
