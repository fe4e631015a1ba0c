/** What zones were called before; apart from the search for zones, because every time on a page may name one. */

/** Names that the tz database gave up, region by region: the old one, and what is said today (its file `backward`). */
const RENAMED = `
Africa/Asmera Africa/Asmara|Africa/Timbuktu Africa/Bamako|America/Atka America/Adak|America/Buenos_Aires America/Argentina/Buenos_Aires
America/Argentina/ComodRivadavia America/Argentina/Catamarca|America/Catamarca America/Argentina/Catamarca|America/Cordoba America/Argentina/Cordoba
America/Rosario America/Argentina/Cordoba|America/Jujuy America/Argentina/Jujuy|America/Mendoza America/Argentina/Mendoza|America/Coral_Harbour America/Atikokan
America/Ensenada America/Tijuana|America/Santa_Isabel America/Tijuana|America/Fort_Wayne America/Indiana/Indianapolis|America/Indianapolis America/Indiana/Indianapolis
America/Knox_IN America/Indiana/Knox|America/Louisville America/Kentucky/Louisville|America/Godthab America/Nuuk|America/Montreal America/Toronto
America/Nipigon America/Toronto|America/Thunder_Bay America/Toronto|America/Pangnirtung America/Iqaluit|America/Rainy_River America/Winnipeg
America/Yellowknife America/Edmonton|America/Porto_Acre America/Rio_Branco|America/Shiprock America/Denver|America/Virgin America/St_Thomas
Antarctica/South_Pole Antarctica/McMurdo|Asia/Ashkhabad Asia/Ashgabat|Asia/Calcutta Asia/Kolkata|Asia/Choibalsan Asia/Ulaanbaatar|Asia/Chongqing Asia/Shanghai
Asia/Chungking Asia/Shanghai|Asia/Dacca Asia/Dhaka|Asia/Harbin Asia/Shanghai|Asia/Istanbul Europe/Istanbul|Asia/Kashgar Asia/Urumqi|Asia/Katmandu Asia/Kathmandu
Asia/Macao Asia/Macau|Asia/Rangoon Asia/Yangon|Asia/Saigon Asia/Ho_Chi_Minh|Asia/Tel_Aviv Asia/Jerusalem|Asia/Thimbu Asia/Thimphu
Asia/Ujung_Pandang Asia/Makassar|Asia/Ulan_Bator Asia/Ulaanbaatar|Atlantic/Faeroe Atlantic/Faroe|Atlantic/Jan_Mayen Arctic/Longyearbyen
Australia/ACT Australia/Sydney|Australia/Canberra Australia/Sydney|Australia/Currie Australia/Hobart|Australia/LHI Australia/Lord_Howe|Australia/NSW Australia/Sydney
Australia/North Australia/Darwin|Australia/Queensland Australia/Brisbane|Australia/South Australia/Adelaide|Australia/Tasmania Australia/Hobart
Australia/Victoria Australia/Melbourne|Australia/West Australia/Perth|Australia/Yancowinna Australia/Broken_Hill|Europe/Belfast Europe/London|Europe/Kiev Europe/Kyiv
Europe/Nicosia Asia/Nicosia|Europe/Tiraspol Europe/Chisinau|Europe/Uzhgorod Europe/Kyiv|Europe/Zaporozhye Europe/Kyiv|Pacific/Enderbury Pacific/Kanton
Pacific/Johnston Pacific/Honolulu|Pacific/Ponape Pacific/Pohnpei|Pacific/Samoa Pacific/Pago_Pago|Pacific/Truk Pacific/Chuuk|Pacific/Yap Pacific/Chuuk`;

/** Today's name by the one that was given up. */
export const renamedZones: ReadonlyMap<string, string> = new Map(
  RENAMED.trim()
    .split(/[|\n]/)
    .map((entry) => entry.split(' ') as [string, string]),
);

/** A zone's name as it is today, whatever a browser or an older plan calls it. */
export const todaysName = (zone: string): string => renamedZones.get(zone) ?? zone;
