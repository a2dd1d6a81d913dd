/** What the books say of the company that they are of. */
export interface BookCompany {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly country: string;
  readonly kvk: string;
  readonly vatNumbers: readonly string[];
}
