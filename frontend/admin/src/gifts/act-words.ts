/** What stands in the log about gifts, opening lines and interests. */
export const catalogueActs = {
  'gift.opened': 'Opened a gift',
  'gift.made': 'Made a gift',
  'gift.changed': 'Changed a gift',
  'gift.retired': 'Retired a gift',
  'gift.restored': 'Offered a gift again',
  'gifts.ordered': 'Put the gifts in order',
  'site_lists.opened': 'Opened the opening lines and interests of a site',
  'icebreakers.set': 'Wrote opening lines',
  'interests.set': 'Chose the interests of a site',
} as const;
