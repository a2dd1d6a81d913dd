import { Body, HttpCode, HttpStatus, Param, Post, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiResponse } from '@nestjs/swagger';
import { commands, type CommandName, type InputOf, type ResultOf, type TargetOf } from '#contracts-admin';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

/** Which command a method of a controller runs. */
export const COMMAND = 'admin:command';

/** Who acts, on what (unless something new is made), with which input; what follows has decorators of its own. */
type Handler<Name extends CommandName> = [TargetOf<Name>] extends [never]
  ? (staff: CurrentStaff, input: InputOf<Name>, ...rest: never[]) => Promise<ResultOf<Name>>
  : (staff: CurrentStaff, target: TargetOf<Name>, input: InputOf<Name>, ...rest: never[]) => Promise<ResultOf<Name>>;

/**
 * Makes the method the one route of a command in the table: its address, right, checks and API description come from there. Stands in a
 * `@Controller()` without a path; the method takes the parameters of `Handler` in their order.
 */
export function Command<const Name extends CommandName>(name: Name) {
  const { path, right, act, target, body, result } = commands[name];
  return (controller: object, method: string, descriptor: TypedPropertyDescriptor<Handler<Name>>): void => {
    const parameters = [Staff(), ...(target ? [Param('id', { schema: target })] : []), Body({ schema: body })];
    for (const [index, parameter] of parameters.entries()) parameter(controller, method, index);
    const route = [
      Post(path),
      HttpCode(HttpStatus.OK),
      StaffOnly(right),
      ApiResponse({ status: HttpStatus.OK, standardSchema: result }),
      ApiExtension('x-audit', act),
      SetMetadata(COMMAND, name),
    ];
    for (const decorate of route) decorate(controller, method, descriptor);
  };
}
