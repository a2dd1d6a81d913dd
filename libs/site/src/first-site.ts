export const demoIds = {
  community: '01930000-0000-7000-8000-000000000001',
  company: '01930000-0000-7000-8000-000000000002',
  site: '01930000-0000-7000-8000-000000000003',
} as const;

/** Stands in a database until the owner writes their own: production does not start with it. */
export const exampleCompany = {
  name: 'Second Spring B.V.',
  address: 'Voorbeeldlaan 12, 3512 AB',
  kvk: '00000000',
  city: 'Utrecht',
  country: 'NL',
  tradenames: ['Second Spring'],
  vatNumbers: ['NL000000000B01'],
  supportPhone: '030 123 45 67',
} as const;
