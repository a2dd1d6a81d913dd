import { describe, expect, it } from '@jest/globals';
import { nameFault } from './name.policy.js';

const facts = { email: 'anna@mail.example', houseNames: ['Second Spring'] };
const faultOf = (name: string) => nameFault(name, facts);

describe('a name', () => {
  it.each(['Anna', 'Jan-Willem', "O'Neill", 'Zoë', 'Ærø', 'Łucja', 'Ann 62', 'Anna 🌷', 'Badminton Bob', 'Modesta', 'Adam Minster'])(
    'may be chosen: %s',
    (name) => expect(faultOf(name)).toBeUndefined(),
  );

  it.each([
    'دليلة',
    'שָׁלוֹם',
    'Νίκος',
    'Наталья',
    '明子',
    'Nguyễn',
    'Spring',
    'Second Chance',
    'Help Me Rhonda',
    'Tukia',
    'Systema',
    'Aide-toi',
  ])('may be chosen too: %s', (name) => expect(faultOf(name)).toBeUndefined());

  it.each([
    ['anna@mail.example', 'name_is_email'],
    ['bert @ mail.example', 'name_is_email'],
    ['12345', 'name_unreadable'],
    ['🌷🌷', 'name_unreadable'],
    ['--', 'name_unreadable'],
    ['Z\u0335\u0336\u0337\u0338alma', 'name_unreadable'],
  ])('may not be %s', (name, code) => {
    expect(faultOf(name)).toBe(code);
  });

  it.each([
    'Annie.com',
    'www.annie.example',
    'WWW . annie',
    'https://x.example',
    'find me: annie . nl',
    'Annie.de/chat',
    'anna-62.co.uk',
    'annie．com',
  ])('may be no address of the web, which leads past every block: %s', (name) => expect(faultOf(name)).toBe('name_is_web_address'));

  it.each(['J.P. Smith', 'Dr. Anna', 'St. John', 'A.B.', 'M. de Vries', 'Jan.', 'Anna-Maria', 'No. 1 Anna'])('may hold a dot: %s', (name) =>
    expect(faultOf(name)).toBeUndefined(),
  );

  it.each(
    `Admin, ADMIN, The Admin, admin_2, admin62, Adm1n, 4dmin, a d m i n, A.d.m.i.n, Аdmin, Ａｄｍｉｎ, @dmin,
      Ádmín, Moderator, M0derator, Moderator Anna, Μoderator, moderatοr, Mod, Staff, Support, Support-Team,
      Helpdesk, Help, Customer Service, CustomerService, Official Anna, Team, Beheerder, Klantenservice,
      Kundendienst, Mitarbeiterin Eva, Kundeservice, Brukerstøtte, Kundtjänst, Ylläpito, Asiakaspalvelu,
      Modérateur, Service client, Soporte, Atención al cliente, Servizio clienti, Assistenza,
      Obsługa klienta, Second Spring, secondspring, Team Second Spring, Second Spr1ng, Second-Spring NL,
      5econd Spring`
      .split(',')
      .map((name) => name.trim()),
  )('may not pose as those who work here or as the site: %s', (name) => {
    expect(faultOf(name)).toBe('name_reserved');
  });

  it('is free where the site has no name', () => {
    expect(nameFault('Anna', { email: '', houseNames: ['', '  '] })).toBeUndefined();
  });
});
