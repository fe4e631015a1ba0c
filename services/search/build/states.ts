/** States and provinces of three large countries, by the codes GeoNames has for them: Portland is in Maine, too. */
const AUSTRALIA =
  'ACT,New South Wales,Northern Territory,Queensland,South Australia,Tasmania,Victoria,Western Australia';
const CANADA =
  'Alberta AB,British Columbia BC,Manitoba MB,New Brunswick NB,Newfoundland NL,,Nova Scotia NS,Ontario ON,Prince Edward Island PEI,' +
  'Quebec QC,Saskatchewan SK,Yukon YT,Northwest Territories NT,Nunavut NU';
const UNITED_STATES =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,FL Florida,GA Georgia,HI Hawaii,' +
  'ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,' +
  'MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,' +
  'NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,' +
  'TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,DC District of Columbia';

const numbered = (names: string): [string, string][] =>
  names.split(',').map((name, at) => [String(at + 1).padStart(2, '0'), name]);
const states: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  AU: new Map(numbered(AUSTRALIA)),
  CA: new Map(numbered(CANADA)),
  US: new Map(UNITED_STATES.split(',').map((state) => [state.slice(0, 2), `${state.slice(3)} ${state.slice(0, 2)}`])),
};

/** Name and abbreviation of a state, or nothing where a country has none that are typed. */
export const stateOf = (countryCode: string, adminCode: string): string => states[countryCode]?.get(adminCode) ?? '';
