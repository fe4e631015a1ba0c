/** Countries, states and islands whose zone has another name, and the letters by which people call a clock. */
import { foldWords } from '@sojourn/travel';

/** A name as `foldWords` writes it, and its zones, those of most of its people first. */
export type NamedZones = { name: string; zones: readonly string[] };

// The zones of each are those of IANA's zone1970.tab.
const COUNTRIES = `
Afghanistan Asia/Kabul|Alaska America/Anchorage|Albania Europe/Tirane|Alberta America/Edmonton|Algeria Africa/Algiers|American Samoa Pacific/Pago_Pago
Angola Africa/Luanda|Antigua and Barbuda America/Antigua|Argentina America/Argentina/Buenos_Aires|Arizona America/Phoenix|Armenia Asia/Yerevan
Austria Europe/Vienna|Azerbaijan Asia/Baku|Åland Europe/Mariehamn|Bahamas America/Nassau|Baja California America/Tijuana
Balearic Islands Europe/Madrid|Bali Asia/Makassar|Bangladesh Asia/Dhaka|Belarus Europe/Minsk|Belgium Europe/Brussels|Benin Africa/Porto-Novo
Bhutan Asia/Thimphu|Bolivia America/La_Paz|Borneo Asia/Makassar Asia/Kuching|Bosnia and Herzegovina Europe/Sarajevo|Botswana Africa/Gaborone
Brazil America/Sao_Paulo America/Manaus America/Fortaleza|British Columbia America/Vancouver|British Virgin Islands America/Tortola
Bulgaria Europe/Sofia|Burkina Faso Africa/Ouagadougou|Burma Asia/Yangon|Burundi Africa/Bujumbura|California America/Los_Angeles
Cambodia Asia/Phnom_Penh|Cameroon Africa/Douala
Canada America/Toronto America/Vancouver America/Edmonton America/Winnipeg America/Halifax America/St_Johns|Canary Islands Atlantic/Canary
Central African Republic Africa/Bangui|Chad Africa/Ndjamena|Chile America/Santiago|China Asia/Shanghai|Colombia America/Bogota|Colorado America/Denver
Congo Africa/Kinshasa Africa/Brazzaville|Cook Islands Pacific/Rarotonga|Corsica Europe/Paris|Cote d’Ivoire Africa/Abidjan|Crete Europe/Athens
Croatia Europe/Zagreb|Cuba America/Havana|Cyprus Asia/Nicosia|Czech Republic Europe/Prague|Czechia Europe/Prague
Democratic Republic of the Congo Africa/Kinshasa Africa/Lubumbashi|Denmark Europe/Copenhagen|Dominican Republic America/Santo_Domingo
East Timor Asia/Dili|Easter Island Pacific/Easter|Ecuador America/Guayaquil Pacific/Galapagos|Egypt Africa/Cairo|England Europe/London
Equatorial Guinea Africa/Malabo|Eritrea Africa/Asmara|Estonia Europe/Tallinn|Eswatini Africa/Mbabane|Ethiopia Africa/Addis_Ababa
Falkland Islands Atlantic/Stanley|Faroe Islands Atlantic/Faroe|Finland Europe/Helsinki|Florida America/New_York|France Europe/Paris
French Guiana America/Cayenne|French Polynesia Pacific/Tahiti|Gabon Africa/Libreville|Gambia Africa/Banjul|Georgia Asia/Tbilisi America/New_York
Germany Europe/Berlin|Ghana Africa/Accra|Great Britain Europe/London|Greece Europe/Athens|Greenland America/Nuuk|Guinea Africa/Conakry
Guinea-Bissau Africa/Bissau|Haiti America/Port-au-Prince|Hawaii Pacific/Honolulu|Holland Europe/Amsterdam|Honduras America/Tegucigalpa
Hungary Europe/Budapest|Iceland Atlantic/Reykjavik|Illinois America/Chicago|India Asia/Kolkata|Indonesia Asia/Jakarta Asia/Makassar Asia/Jayapura
Iran Asia/Tehran|Iraq Asia/Baghdad|Ireland Europe/Dublin|Israel Asia/Jerusalem|Italy Europe/Rome|Ivory Coast Africa/Abidjan|Japan Asia/Tokyo
Java Asia/Jakarta|Jordan Asia/Amman|Kazakhstan Asia/Almaty|Kenya Africa/Nairobi|Kiribati Pacific/Tarawa|Korea Asia/Seoul|Kosovo Europe/Belgrade
Kuwait Asia/Kuwait|Kyrgyzstan Asia/Bishkek|Laos Asia/Vientiane|Latvia Europe/Riga|Lebanon Asia/Beirut|Lesotho Africa/Maseru|Liberia Africa/Monrovia
Libya Africa/Tripoli|Liechtenstein Europe/Vaduz|Lithuania Europe/Vilnius|Lombok Asia/Makassar|Louisiana America/Chicago|Madagascar Indian/Antananarivo
Malawi Africa/Blantyre|Malaysia Asia/Kuala_Lumpur|Mali Africa/Bamako|Manitoba America/Winnipeg|Marshall Islands Pacific/Majuro
Massachusetts America/New_York|Mauritania Africa/Nouakchott|Mexico America/Mexico_City America/Cancun America/Tijuana
Micronesia Pacific/Chuuk Pacific/Pohnpei|Minnesota America/Chicago|Moldova Europe/Chisinau|Mongolia Asia/Ulaanbaatar|Montana America/Denver
Montenegro Europe/Podgorica|Morocco Africa/Casablanca|Mozambique Africa/Maputo|Myanmar Asia/Yangon|Namibia Africa/Windhoek|Nepal Asia/Kathmandu
Netherlands Europe/Amsterdam|Nevada America/Los_Angeles|New Brunswick America/Moncton|New Caledonia Pacific/Noumea|New Jersey America/New_York
New Mexico America/Denver|New South Wales Australia/Sydney|New Zealand Pacific/Auckland Pacific/Chatham|Newfoundland America/St_Johns
Nicaragua America/Managua|Niger Africa/Niamey|Nigeria Africa/Lagos|North Korea Asia/Pyongyang|North Macedonia Europe/Skopje
Northern Ireland Europe/London|Northern Mariana Islands Pacific/Saipan|Northern Territory Australia/Darwin|Norway Europe/Oslo
Nova Scotia America/Halifax|Oman Asia/Muscat|Ontario America/Toronto|Oregon America/Los_Angeles|Pakistan Asia/Karachi|Palestine Asia/Hebron Asia/Gaza
Papua New Guinea Pacific/Port_Moresby|Paraguay America/Asuncion|Patagonia America/Argentina/Buenos_Aires America/Santiago
Pennsylvania America/New_York|Peru America/Lima|Philippines Asia/Manila|Poland Europe/Warsaw|Portugal Europe/Lisbon Atlantic/Madeira Atlantic/Azores
Quebec America/Toronto|Queensland Australia/Brisbane|Republic of the Congo Africa/Brazzaville|Reunion Indian/Reunion|Romania Europe/Bucharest
Russia Europe/Moscow Asia/Yekaterinburg Asia/Novosibirsk Asia/Vladivostok|Rwanda Africa/Kigali|Saint Kitts and Nevis America/St_Kitts
Saint Lucia America/St_Lucia|Saint Vincent and the Grenadines America/St_Vincent|Samoa Pacific/Apia|Sardinia Europe/Rome|Saskatchewan America/Regina
Saudi Arabia Asia/Riyadh|Scotland Europe/London|Senegal Africa/Dakar|Serbia Europe/Belgrade|Seychelles Indian/Mahe|Siberia Asia/Novosibirsk
Sicily Europe/Rome|Sierra Leone Africa/Freetown|Slovakia Europe/Bratislava|Slovenia Europe/Ljubljana|Solomon Islands Pacific/Guadalcanal
Somalia Africa/Mogadishu|South Africa Africa/Johannesburg|South Australia Australia/Adelaide|South Korea Asia/Seoul|South Sudan Africa/Juba
Spain Europe/Madrid Atlantic/Canary|Sri Lanka Asia/Colombo|Sudan Africa/Khartoum|Sulawesi Asia/Makassar|Sumatra Asia/Jakarta
Suriname America/Paramaribo|Svalbard Arctic/Longyearbyen|Swaziland Africa/Mbabane|Sweden Europe/Stockholm|Switzerland Europe/Zurich
Syria Asia/Damascus|Taiwan Asia/Taipei|Tajikistan Asia/Dushanbe|Tanzania Africa/Dar_es_Salaam|Tasmania Australia/Hobart|Tennessee America/Chicago
Texas America/Chicago|Thailand Asia/Bangkok|Timor-Leste Asia/Dili|Togo Africa/Lome|Tonga Pacific/Tongatapu|Trinidad and Tobago America/Port_of_Spain
Tunisia Africa/Tunis|Turkey Europe/Istanbul|Turkiye Europe/Istanbul|Turkmenistan Asia/Ashgabat|Turks and Caicos America/Grand_Turk
Tuvalu Pacific/Funafuti|UAE Asia/Dubai|Uganda Africa/Kampala|UK Europe/London|Ukraine Europe/Kyiv|United Arab Emirates Asia/Dubai
United Kingdom Europe/London|United States America/New_York America/Chicago America/Denver America/Los_Angeles America/Anchorage Pacific/Honolulu
Uruguay America/Montevideo|US Virgin Islands America/St_Thomas
USA America/New_York America/Chicago America/Denver America/Los_Angeles America/Anchorage Pacific/Honolulu|Utah America/Denver
Uzbekistan Asia/Tashkent|Vanuatu Pacific/Efate|Vatican Europe/Vatican|Venezuela America/Caracas|Victoria Australia/Melbourne|Vietnam Asia/Ho_Chi_Minh
Virginia America/New_York|Wales Europe/London|Washington America/Los_Angeles America/New_York|Western Australia Australia/Perth|Wyoming America/Denver
Yemen Asia/Aden|Yucatan America/Merida|Yukon America/Whitehorse|Zambia Africa/Lusaka|Zanzibar Africa/Dar_es_Salaam|Zimbabwe Africa/Harare`;

// Letters that several clocks share stand for each of them.
const LETTERS = `
ACST Australia/Adelaide|AEDT Australia/Sydney|AEST Australia/Sydney Australia/Brisbane|AKST America/Anchorage|ART America/Argentina/Buenos_Aires
AST America/Halifax Asia/Riyadh|AWST Australia/Perth|BRT America/Sao_Paulo|BST Europe/London Asia/Dhaka|CAT Africa/Harare|CEST Europe/Berlin Europe/Paris
CET Europe/Berlin Europe/Paris|CST America/Chicago Asia/Shanghai|EAT Africa/Nairobi|EDT America/New_York|EEST Europe/Athens|EET Europe/Athens|EST America/New_York
GMT UTC Europe/London|Greenwich UTC|GST Asia/Dubai|HKT Asia/Hong_Kong|HST Pacific/Honolulu|ICT Asia/Bangkok|IST Asia/Kolkata Europe/Dublin Asia/Jerusalem
JST Asia/Tokyo|KST Asia/Seoul|MDT America/Denver|MSK Europe/Moscow|MST America/Denver America/Phoenix|NPT Asia/Kathmandu|NST America/St_Johns|NZDT Pacific/Auckland
NZST Pacific/Auckland|PDT America/Los_Angeles|PHT Asia/Manila|PKT Asia/Karachi|PST America/Los_Angeles Asia/Manila|SAST Africa/Johannesburg|SGT Asia/Singapore
WAT Africa/Lagos|WEST Europe/Lisbon|WET Europe/Lisbon|WIB Asia/Jakarta|Zulu UTC`;

const readTable = (table: string): NamedZones[] =>
  table
    .trim()
    .split(/[|\n]/)
    .map((entry) => {
      const words = entry.split(' ');
      const first = words.findIndex((word) => word.includes('/') || word === 'UTC');
      return { name: foldWords(words.slice(0, first).join(' ')), zones: words.slice(first) };
    });

/** Countries, states and islands by name. */
export const countryZones: readonly NamedZones[] = readTable(COUNTRIES);

/** Clocks by the letters that timetables and mails write: `CET`. */
export const letteredZones: readonly NamedZones[] = readTable(LETTERS);
