/**
 * What the sources cannot know: which city an airport is known for where the nearest great city by population is not the
 * one on the ticket, which airports have closed or never were any, which codes have changed, and which are new.
 * From general knowledge, as of 2026.
 */

const CITIES = `
ABS Abu Simbel; ACE Lanzarote; ACK Nantucket; ADZ San Andrés; AHB Abha; AHO Alghero; AKL Auckland; ALB Albany;
ANU Antigua; AOI Ancona; APF Naples; AUA Aruba; AYQ Ayers Rock; AZA Phoenix; AZS Samaná; BBK Kasane;
BDA Bermuda; BDL Hartford; BDO Bandung; BDS Brindisi; BGI Bridgetown; BGY Bergamo; BHB Bar Harbor;
BHE Blenheim; BHK Bukhara; BIQ Biarritz; BJL Banjul; BJV Bodrum; BJX León; BLA Barcelona; BLL Billund;
BME Broome; BOB Bora Bora; BOC Bocas del Toro; BON Bonaire; BPN Balikpapan; BSL Basel; BTH Batam; BUR Burbank;
BVA Paris; BVC Boa Vista; BWI Baltimore; BZO Bolzano; CFE Clermont-Ferrand; CFR Caen; CFU Corfu; CGN Cologne;
CGQ Changchun; CHA Chattanooga; CHO Charlottesville; CHQ Chania; CHS Charleston; CIY Comiso; CJC Calama;
CMF Chambéry; CNS Cairns; COV Adana; CRK Clark; CRL Charleroi; CTG Cartagena; CTS Sapporo; CUF Cuneo;
CUR Curaçao; CXR Nha Trang; CZM Cozumel; DED Dehradun; DJE Djerba; DMM Dammam; DOL Deauville;
DOM Dominica; DPS Denpasar; DSS Dakar; DWC Dubai; DZA Mayotte; EAS San Sebastián; ECP Panama City;
EFL Kefalonia; EGE Vail; EIS Tortola; EMA East Midlands; ESU Essaouira; EVE Harstad-Narvik; EWR Newark;
EYW Key West; FAE Tórshavn; FCA Kalispell; FDF Fort-de-France; FEN Fernando de Noronha; FLG Flagstaff;
FNC Funchal; FNI Nîmes; FPO Freeport; FRL Forlì; FSC Figari; FTE El Calafate; FUE Fuerteventura; FUO Foshan;
CMP Santana do Araguaia; GCI Guernsey; GCM Grand Cayman; GCN Grand Canyon; GGT George Town; GIB Gibraltar; GMZ La Gomera; GNB Grenoble;
GND Grenada; GOI Goa; GOT Gothenburg; GOX Goa; GPS Galapagos; GRO Girona; GRX Granada; GSP Greenville;
GUC Crested Butte; GUM Guam; GVA Geneva; HDN Steamboat Springs; HDS Hoedspruit; HER Heraklion; HHH Hilton Head;
HHN Frankfurt; HMB Sohag; HOR Horta; HPN White Plains; HTI Hamilton Island; HUX Huatulco;
HYA Hyannis; HYN Taizhou; ICN Seoul; INV Inverness; IOM Isle of Man; IPC Easter Island; ISB Islamabad;
ISG Ishigaki; ISP Islip; ITO Hilo; IVL Ivalo; IXB Bagdogra; IXL Leh; JAC Jackson Hole; JER Jersey; JMK Mykonos;
JNG Jining; JNX Naxos; JOG Yogyakarta; JRO Kilimanjaro; JSI Skiathos; JTR Santorini; KGS Kos; KIR Kerry;
KLO Kalibo; KLX Kalamata; KMQ Kanazawa; KOA Kona; KTT Kittilä; KUL Kuala Lumpur; KWI Kuwait City;
LBJ Labuan Bajo; LCG A Coruña; LDE Lourdes; LGB Long Beach; LGK Langkawi; LIH Kauai; LKN Leknes; LOP Lombok;
LPA Gran Canaria; LPL Liverpool; LRH La Rochelle; LRM La Romana; LVI Livingstone; LXS Lemnos; LYG Lianyungang;
LYR Longyearbyen; LZH Liuzhou; LZO Luzhou; MAH Menorca; MFR Medford; MHT Manchester; MJT Mytilene; MKZ Malacca;
MLA Malta; MLB Melbourne; MLE Malé; MLO Milos; MMH Mammoth Lakes; MMY Miyako; MNL Manila; MOZ Moorea;
MPH Boracay; MQP Mbombela; MRU Mauritius; MRY Monterey; MTJ Telluride; MTY Monterrey; MUB Maun;
MVY Martha's Vineyard; MWX Muan; MYQ Mysore; NAN Nadi; NAS Nassau; NAV Nevşehir; NBE Enfidha; NCL Newcastle;
NOC Knock; NOS Nosy Be; NQY Newquay; NQZ Astana; NRN Weeze; NYO Stockholm; NYU Bagan; OAK Oakland; OGG Maui;
OHD Ohrid; OKA Naha; OMO Mostar; ONT Ontario; OVD Asturias; OZZ Ouarzazate; PAC Panama City; PAS Paros;
PBH Paro; PDP Punta del Este; PEG Perugia; PEN Penang; PFO Paphos; PGD Punta Gorda; PGF Perpignan;
PMV Margarita; PNS Pensacola; PNT Puerto Natales; POP Puerto Plata; POS Port of Spain; PPT Papeete;
PQC Phu Quoc; PSC Tri-Cities; PSP Palm Springs; PTP Pointe-à-Pitre; PTY Panama City; PUF Pau; PUJ Punta Cana;
PVK Preveza; PXM Puerto Escondido; PXO Porto Santo; QSR Salerno; RAB Rabaul; RAP Rapid City; RAR Rarotonga;
REG Reggio Calabria; REU Reus; RHO Rhodes; RMF Marsa Alam; RMI Rimini; RMU Murcia; ROR Koror; RSW Fort Myers;
RTB Roatán; RUN Saint-Denis; SAF Santa Fe; SAW Istanbul; SBA Santa Barbara; SBH St. Barts; SBP San Luis Obispo;
SCO Aktau; SCY Galapagos; SEZ Mahé; SFB Orlando; SGU St. George; SHJ Sharjah; SHO Manzini; SID Sal;
SJD San José del Cabo; SKB St. Kitts; SLU St. Lucia; SMI Samos; SNA Santa Ana; SNN Shannon; SPC La Palma;
SPR San Pedro; STS Santa Rosa; STT St. Thomas; STX St. Croix; SUF Lamezia Terme; SUN Sun Valley; SWA Shantou;
SXM St. Maarten; SYX Sanya; SZB Kuala Lumpur; SZK Skukuza; TAB Tobago; TER Terceira; TFN Tenerife;
TFS Tenerife; TIV Tivat; TLC Toluca; TLN Toulon; TOS Tromsø; TPS Trapani; TQO Tulum; TRF Oslo; TRI Tri-Cities;
TSF Treviso; TTN Trenton; TVC Traverse City; UGC Urgench; ULH AlUla; USM Koh Samui; UTP Pattaya; UVF St. Lucia;
UYN Yulin; VCE Venice; VDE El Hierro; VDO Ha Long; VFA Victoria Falls; VGO Vigo; VIT Vitoria; VIX Vitória;
VPS Destin; VRA Varadero; VVO Vladivostok; XNA Bentonville; XPL Tegucigalpa; XRY Jerez de la Frontera;
XUZ Xuzhou; LDH Lord Howe Island; LLI Lalibela; HLE Saint Helena; LEQ Land's End; HMV Hemavan; LRS Leros; CXI Kiritimati; ISC Isles of Scilly; ENI El Nido; LUA Lukla;
PVC Provincetown; SEU Serengeti; UKA Diani Beach; BWX Banyuwangi; EXM Exmouth; WGP Sumba; TRT Toraja;
SZS Stewart Island; IBB Galapagos; GRY Grímsey; YIA Yogyakarta; YIW Yiwu; YTY Yangzhou; YWK Wabush; ZHA Zhanjiang; ZIH Ixtapa; ZTH Zakynthos;
`;

/** City an airport serves, by its code. */
export const cityByAirport: ReadonlyMap<string, string> = new Map(
  [...CITIES.matchAll(/([A-Z]{3}) ([^;\n]+)/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
);

/**
 * Listed as served, and not: closed (Siem Reap and Phnom Penh of old, Marka, Alexandria El Nouzha), bases, business
 * airports, a railway station, or the same airport under two codes.
 */
export const notServed: ReadonlySet<string> = new Set(
  (
    'REP PNH KTP ADJ ALY AYZ BED BJC CCR NGZ NOH NXX MDA NBP NES NWS XEX XGB TEB PDK OPF LUK FBO YOK SWZ USA DJT WHN JMC ' +
    'SQL TIW WEM MBW RML PFA PYK LHS LKS HHR SST MUV MWP LAG QHV RWS KHE MPW NLV KWG RWN CWC ILS PIF SLM ONX OKY UKY ' +
    'BBU LCK BFI TXL SXF NAY RYG TIP KJJ PRJ ISH DOK BAK PAR RSJ LAL ' +
    // Fields in or by a great city that no timetable has: built over, given up, of the military, or of clubs.
    'AVF CAT CSW FGR GEC GMY GNE GVW JAH JLO JLP NCQ NSF OBK PBS PHM PHZ PPD PVZ RKE SFR SXD UPF WBI WBN WLM XYT XZD YED ' +
    // Fields of towns and holiday places that no timetable has in 2026: of clubs, of the military, for charters, heliports, or given up.
    'FES GEN HEV NDO OZI OZU PXS RRA AVN DIJ LME LRT SEC SNR TGF VAZ NCY FCN KLT VSE HLY PME UNT ANT QLX LUG MWW ODE PEV SOB ' +
    'SLD PVN SZR VBS BZI TEQ EPU ENF BLE THN SYG ZXQ HVM HZK KUJ IHA OIM SDO SDS TRA IIN KAT PKL MHU NBR FLC OOM PTI SOI HIH ' +
    'HIS WOG WAN SNB HHQ KKM PMM PXR PHY KDZ TTW PHH TND LIO FMG MCR PCG PBR SZT PUH BGK CYC NCA HBI GBJ HTB BBM KZK PAI PKS ' +
    'XAY HBN PHU VSO GTK CXP SFS AAC RDL TCP LUJ MBD MGH KIU ZDY MIP SUI SOR ESR BLP NZC CHM YMS PTZ TUA NEC FOX AHT HBO LKE ' +
    'KYL JPX TWH HNX LRU NGC OYS OIL SES SUC TKF DSI HAX MRI MYL OEA OLM RKC RTD SLE VDU WKL YCM YLK YQA YVV YND YAF YAE YNF ' +
    'YCJ YBN'
  ).split(' '),
);

/** Codes that airports had before: what was known of the old one is true of the new one. */
export const formerCodes: Readonly<Record<string, readonly string[]>> = {
  BER: ['TXL', 'SXF'],
  BSZ: ['FRU'],
  DSS: ['DKR'],
  KTI: ['PNH'],
  MJI: ['TIP'],
  NQZ: ['TSE'],
  PKX: ['NAY'],
  RMO: ['KIV'],
  RMU: ['MJV'],
  SAI: ['REP'],
  UBN: ['ULN'],
};

/** An airport that the source does not have yet. */
export type NewAirport = { iata: string; airport: string; country_code: string; time: string; at: [number, number] };

/** Opened since the source was made. */
export const newAirports: readonly NewAirport[] = [
  {
    iata: 'KTI',
    airport: 'Phnom Penh Techo International Airport',
    country_code: 'KH',
    time: 'Asia/Phnom_Penh',
    at: [11.3653, 104.9236],
  },
  {
    iata: 'LDH',
    airport: 'Lord Howe Island Airport',
    country_code: 'AU',
    time: 'Australia/Lord_Howe',
    at: [-31.5383, 159.0772],
  },
  { iata: 'LLI', airport: 'Lalibela Airport', country_code: 'ET', time: 'Africa/Addis_Ababa', at: [11.975, 38.98] },
  { iata: 'GMZ', airport: 'La Gomera Airport', country_code: 'ES', time: 'Atlantic/Canary', at: [28.0296, -17.2146] },
  {
    iata: 'HLE',
    airport: 'Saint Helena Airport',
    country_code: 'SH',
    time: 'Atlantic/St_Helena',
    at: [-15.9591, -5.6459],
  },
  { iata: 'LEQ', airport: "Land's End Airport", country_code: 'GB', time: 'Europe/London', at: [50.1028, -5.6706] },
  {
    iata: 'ISC',
    airport: "St. Mary's Airport, Isles of Scilly",
    country_code: 'GB',
    time: 'Europe/London',
    at: [49.9133, -6.2918],
  },
  {
    iata: 'HDS',
    airport: 'Hoedspruit Eastgate Airport',
    country_code: 'ZA',
    time: 'Africa/Johannesburg',
    at: [-24.3686, 31.0487],
  },
  { iata: 'SZK', airport: 'Skukuza Airport', country_code: 'ZA', time: 'Africa/Johannesburg', at: [-24.9609, 31.5886] },
  { iata: 'ENI', airport: 'El Nido Airport', country_code: 'PH', time: 'Asia/Manila', at: [11.2025, 119.4162] },
  {
    iata: 'LUA',
    airport: 'Tenzing-Hillary Airport, Lukla',
    country_code: 'NP',
    time: 'Asia/Kathmandu',
    at: [27.6869, 86.7298],
  },
  {
    iata: 'PVC',
    airport: 'Provincetown Municipal Airport',
    country_code: 'US',
    time: 'America/New_York',
    at: [42.0719, -70.2214],
  },
  {
    iata: 'SEU',
    airport: 'Seronera Airstrip',
    country_code: 'TZ',
    time: 'Africa/Dar_es_Salaam',
    at: [-2.4581, 34.8225],
  },
  { iata: 'UKA', airport: 'Ukunda Airport', country_code: 'KE', time: 'Africa/Nairobi', at: [-4.2933, 39.5711] },
  { iata: 'BWX', airport: 'Banyuwangi Airport', country_code: 'ID', time: 'Asia/Jakarta', at: [-8.3102, 114.3401] },
  { iata: 'EXM', airport: 'Learmonth Airport', country_code: 'AU', time: 'Australia/Perth', at: [-22.2356, 114.0887] },
  {
    iata: 'WGP',
    airport: 'Umbu Mehang Kunda Airport, Waingapu',
    country_code: 'ID',
    time: 'Asia/Makassar',
    at: [-9.6692, 120.302],
  },
  { iata: 'TRT', airport: 'Toraja Airport', country_code: 'ID', time: 'Asia/Makassar', at: [-3.186, 119.918] },
  {
    iata: 'SZS',
    airport: 'Stewart Island Airport',
    country_code: 'NZ',
    time: 'Pacific/Auckland',
    at: [-46.8997, 168.1011],
  },
  {
    iata: 'IBB',
    airport: 'General Villamil Airport, Isabela',
    country_code: 'EC',
    time: 'Pacific/Galapagos',
    at: [-0.9426, -90.953],
  },
  {
    iata: 'ORU',
    airport: 'Juan Mendoza Airport',
    country_code: 'BO',
    time: 'America/La_Paz',
    at: [-17.9626, -67.0762],
  },
  { iata: 'GRY', airport: 'Grímsey Airport', country_code: 'IS', time: 'Atlantic/Reykjavik', at: [66.5458, -18.0173] },
];
