import { DefaultNamingStrategy } from 'typeorm';

/** A property `memberId` is the column `member_id`. Tables, keys and constraints are named by their entities. */
export class SnakeCaseNaming extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? propertyName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}
