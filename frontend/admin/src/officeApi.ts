import type {
  DecidePhotoBody,
  InvitationAnswer,
  InvitationRow,
  LiftLimitBody,
  MakeInvitationBody,
  MemberPage,
  MemberRow,
  MemberTrustAnswer,
  AuditRow,
  AuditStaffAnswer,
  ListOf,
  StaffAnswer,
  StaffLoginBody,
  AdminPhotoVariant,
  ConfirmDeviceBody,
  DeviceAnswer,
  NewDeviceAnswer,
  RecoveryCodesAnswer,
  StartDeviceBody,
} from '#contracts-admin';
import { api, type CallOptions } from '#kit';

type Query = CallOptions['query'];

let lastCall = Date.now();

/** When the server last heard from us because somebody did something: from then on it counts the idle time. */
export const lastCallAt = (): number => lastCall;

async function counted<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const result = await answer;
  lastCall = Date.now();
  return result;
}

export const officeApi = {
  login: (body: StaffLoginBody) => counted(api.post<StaffAnswer>('/api/admin/login', body)),
  logout: () => api.post('/api/admin/logout'),
  me: () => counted(api.get<StaffAnswer>('/api/admin/me')),
  device: () => counted(api.get<DeviceAnswer>('/api/admin/device')),
  startDevice: (body: StartDeviceBody) => counted(api.post<NewDeviceAnswer>('/api/admin/device', body)),
  confirmDevice: (body: ConfirmDeviceBody) => counted(api.post<RecoveryCodesAnswer>('/api/admin/device/confirm', body)),
  members: (query: Query) => counted(api.get<ListOf<MemberRow>>('/api/admin/members', { query })),
  member: async (id: string): Promise<MemberPage> =>
    (await counted(api.get<{ member: MemberPage }>(`/api/admin/members/${encodeURIComponent(id)}`))).member,
  invitations: (query: Query) => counted(api.get<ListOf<InvitationRow>>('/api/admin/invitations', { query })),
  makeInvitation: (body: MakeInvitationBody) => counted(api.post<InvitationAnswer>('/api/admin/invitations', body)),
  revokeInvitation: (id: string) => counted(api.post<InvitationAnswer>(`/api/admin/invitations/${encodeURIComponent(id)}/revoke`)),
  decidePhoto: (id: string, body: DecidePhotoBody) => counted(api.post<void>(`/api/admin/photos/${encodeURIComponent(id)}/decision`, body)),
  liftLimit: (id: string, body: LiftLimitBody) =>
    counted(api.post<MemberTrustAnswer>(`/api/admin/members/${encodeURIComponent(id)}/limit/lift`, body)),
  audit: (query: Query) => counted(api.get<ListOf<AuditRow>>('/api/admin/audit', { query })),
  auditStaff: () => counted(api.get<AuditStaffAnswer>('/api/admin/audit/staff')),
};

export const photoUrl = (id: string, variant: AdminPhotoVariant): string => `/api/admin/photos/${id}/${variant}`;
