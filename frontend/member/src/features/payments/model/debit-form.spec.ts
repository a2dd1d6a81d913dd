import { describe, expect, it } from '@jest/globals';
import type { DebitForm, MandateView } from '#contracts';
import { billingFrom, debitFields, debitFormOf, fieldErrorsOf, missingIn, usableMandates } from './debit-form';

const typed: DebitForm = {
  holder: 'A. de Vries',
  iban: 'NL91 ABNA 0417 1643 00',
  street: 'Zonlaan',
  house_number: '3a',
  zip: '3511 AA',
  city: 'Utrecht',
  phone: '06 1234 5678',
};

function formWith(values: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

describe('the form of a direct debit', () => {
  it('asks for holder, account, address and phone, by the names that browsers know [#72] [#94]', () => {
    expect(debitFields.map(({ key }) => key)).toEqual(['holder', 'iban', 'street', 'house_number', 'zip', 'city', 'phone']);
    expect(Object.fromEntries(debitFields.map(({ key, autoComplete }) => [key, autoComplete]))).toMatchObject({
      holder: 'name',
      street: 'address-line1',
      zip: 'postal-code',
      city: 'address-level2',
      phone: 'tel',
    });
  });

  it('is taken as it was typed, without the blanks around it, and says what is missing [#94]', () => {
    expect(debitFormOf(formWith({ ...typed, holder: '  A. de Vries ' }))).toEqual(typed);
    expect(missingIn(typed)).toEqual([]);
    expect(missingIn(debitFormOf(formWith({ ...typed, iban: '  ', city: '' })))).toEqual(['iban', 'city']);
  });

  it('puts what is wrong beside its field, whether the API names the field or the code alone says it', () => {
    expect(fieldErrorsOf({ code: 'invalid_input', fields: { 'account.iban': 'Wrong', 'account.zip': 'Empty' } }, '')).toEqual({
      iban: 'Wrong',
      zip: 'Empty',
    });
    expect(fieldErrorsOf({ code: 'phone_not_mobile', fields: {} }, 'No mobile')).toEqual({ phone: 'No mobile' });
    expect(fieldErrorsOf({ code: 'authorisation_required', fields: {} }, 'Tick')).toEqual({ authorised: 'Tick' });
    expect(fieldErrorsOf({ code: 'debit_blocked', fields: {} }, 'Blocked')).toEqual({});
  });

  it('fills in name and address of an invoice, so that nobody types them twice', () => {
    expect(billingFrom(typed)).toEqual({ name: 'A. de Vries', street: 'Zonlaan 3a', postal_code: '3511 AA', city: 'Utrecht' });
  });

  it('offers the mandates that still count, and no other', () => {
    const of = (id: string, state: MandateView['state']) => ({ id, state }) as MandateView;
    const mandates = [of('a', 'active'), of('b', 'revoked'), of('c', 'lapsed'), of('d', 'active')];
    expect(usableMandates({ mandates }).map(({ id }) => id)).toEqual(['a', 'd']);
  });
});
