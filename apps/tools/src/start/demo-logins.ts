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

export const demoStaff: readonly DemoStaff[] = [
  {
    role: 'moderator',
    email: 'moderator@demo.example',
    name: 'Mira Moderator',
    password: demoPassword,
    totpSecret: 'QBWBGJQPYZY2JH63G5A4YX2DKJIT7TSW',
  },
  {
    role: 'finance',
    email: 'finance@demo.example',
    name: 'Finn Finance',
    password: demoPassword,
    totpSecret: 'Z4LWDL35N7JGMSLQRGYZPGIFBCK5XJFO',
  },
  {
    role: 'support',
    email: 'support@demo.example',
    name: 'Sara Support',
    password: demoPassword,
    totpSecret: 'KO2WDO42SJFERBAGHWPAPULYJV6I7NQM',
  },
  {
    role: 'content',
    email: 'content@demo.example',
    name: 'Cora Content',
    password: demoPassword,
    totpSecret: 'K3C6GBITG4MCRUTTI7VRFENVOOJPSAYX',
  },
  {
    role: 'owner',
    email: 'owner@demo.example',
    name: 'Olga Owner',
    password: demoPassword,
    totpSecret: 'PLO3G5A7MGBSES6D25WIFKO7K7XZRCOV',
  },
  {
    role: 'ops',
    email: 'ops@demo.example',
    name: 'Otto Ops',
    password: demoPassword,
    totpSecret: '2FJGJTMTNHGN4E3IDGHEWZ4PDGLXHAHK',
  },
];
