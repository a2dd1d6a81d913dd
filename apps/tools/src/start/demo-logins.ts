/** The accounts that every demo community has. Production refuses to start while one of them exists. */

export const demoPassword = 'Sunny-garden-58';

export interface DemoMember {
  readonly kind: 'free' | 'premium';
  readonly email: string;
  readonly password: string;
}

export interface DemoStaff {
  readonly role: 'moderator' | 'finance' | 'support' | 'content' | 'owner' | 'ops';
  readonly email: string;
  readonly name: string;
  readonly password: string;
  /** Base32, for an authenticator app. */
  readonly totpSecret: string;
}

export const demoMembers: readonly DemoMember[] = [
  { kind: 'free', email: 'free@demo.example', password: demoPassword },
  { kind: 'premium', email: 'premium@demo.example', password: demoPassword },
];

const staff = [
  ['moderator', 'Mira Moderator', 'QBWBGJQPYZY2JH63G5A4YX2DKJIT7TSW'],
  ['finance', 'Finn Finance', 'Z4LWDL35N7JGMSLQRGYZPGIFBCK5XJFO'],
  ['support', 'Sara Support', 'KO2WDO42SJFERBAGHWPAPULYJV6I7NQM'],
  ['content', 'Cora Content', 'K3C6GBITG4MCRUTTI7VRFENVOOJPSAYX'],
  ['owner', 'Olga Owner', 'PLO3G5A7MGBSES6D25WIFKO7K7XZRCOV'],
  ['ops', 'Otto Ops', '2FJGJTMTNHGN4E3IDGHEWZ4PDGLXHAHK'],
] as const;
export const demoStaff: readonly DemoStaff[] = staff.map(([role, name, totpSecret]) => {
  return { role, email: `${role}@demo.example`, name, password: demoPassword, totpSecret };
});
