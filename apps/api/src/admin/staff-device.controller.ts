import { Body, Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { StaffDevices } from '#auth';
import {
  confirmDeviceBody,
  deviceAnswer,
  newDeviceAnswer,
  recoveryCodesAnswer,
  startDeviceBody,
  type ConfirmDeviceBody,
  type DeviceAnswer,
  type NewDeviceAnswer,
  type RecoveryCodesAnswer,
  type StartDeviceBody,
} from '#contracts-admin';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

/** The authenticator app of whoever asks, whatever the role. */
@Controller('api/admin/device')
@StaffOnly()
export class StaffDeviceController {
  constructor(private readonly devices: StaffDevices) {}

  @Get()
  @ApiResponse({ status: 200, standardSchema: deviceAnswer })
  async about(@Staff() staff: CurrentStaff): Promise<DeviceAnswer> {
    return { recovery_codes_left: await this.devices.recoveryCodesLeft(staff) };
  }

  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: newDeviceAnswer })
  async start(@Staff() staff: CurrentStaff, @Body({ schema: startDeviceBody }) body: StartDeviceBody): Promise<NewDeviceAnswer> {
    const { totpUri, secret, endsAt } = await this.devices.start(staff, body, staff.ip);
    return { totp_uri: totpUri, secret, ends_at: endsAt.toISOString() };
  }

  @Post('confirm')
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: recoveryCodesAnswer })
  async confirm(
    @Staff() staff: CurrentStaff,
    @Body({ schema: confirmDeviceBody }) { code }: ConfirmDeviceBody,
  ): Promise<RecoveryCodesAnswer> {
    return { recovery_codes: await this.devices.confirm(staff, code, staff.ip) };
  }
}
