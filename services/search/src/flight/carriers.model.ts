/**
 * The carrier table: `code|name|country|alliance|kind|cabins|hubs`. Kind: N network, M network
 * without wide-body aircraft, W network with
 * wide-body aircraft only, L low-cost, K low-cost with long range, R regional. Cabins: Economy, Premium economy,
 * Business, First. Alliance: S Star, O Oneworld, T SkyTeam. Names and codes are those of the
 * IATA airline directory; hubs are the operators' own published bases.
 */
export const carrierRows: readonly string[] = `
BA|British Airways|GB|O|N|EPBF|LHR LGW
VS|Virgin Atlantic|GB|T|W|EPB|LHR
U2|easyJet|GB||L|E|LGW LTN MAN BRS GVA BER MXP NAP LIS ORY NCE AMS EDI
LS|Jet2|GB||L|E|MAN LBA BHX STN EDI GLA NCL
LM|Loganair|GB||R|E|GLA EDI ABZ
FR|Ryanair|IE||L|E|STN DUB BGY CIA CRL BVA MAN OPO AGP ALC PMI KRK BUD ATH VIE BCN BLQ NAP PMO EDI LIS
EI|Aer Lingus|IE||N|EB|DUB SNN
AF|Air France|FR|T|N|EPBF|CDG ORY
TO|Transavia France|FR||L|E|ORY NTE LYS
V7|Volotea|ES||L|E|NTE BOD VCE PMO VRN AOI
KL|KLM|NL|T|N|EPB|AMS
HV|Transavia|NL||L|E|AMS EIN RTM
LH|Lufthansa|DE|S|N|EPBF|FRA MUC
EW|Eurowings|DE||L|EP|DUS CGN HAM STR BER PMI
DE|Condor|DE||N|EPB|FRA DUS
LX|SWISS|CH|S|N|EPBF|ZRH GVA
OS|Austrian|AT|S|N|EPB|VIE
SN|Brussels Airlines|BE|S|N|EPB|BRU
LG|Luxair|LU||R|EB|LUX
IB|Iberia|ES|O|N|EPB|MAD
UX|Air Europa|ES|T|N|EB|MAD
VY|Vueling|ES||L|E|BCN ORY FCO BIO SVQ AGP
NT|Binter Canarias|ES||R|E|LPA TFN
TP|TAP Air Portugal|PT|S|N|EB|LIS OPO
S4|Azores Airlines|PT||R|EB|PDL
AZ|ITA Airways|IT|S|N|EPB|FCO LIN
A3|Aegean Airlines|GR|S|M|EB|ATH SKG
GQ|Sky Express|GR||R|E|ATH HER
CY|Cyprus Airways|CY||R|EB|LCA
KM|KM Malta Airlines|MT||R|EB|MLA
SK|SAS|SE|T|N|EPB|CPH ARN OSL
DY|Norwegian|NO||L|E|OSL CPH ARN BGO AGP
WF|Wideroe|NO||R|E|BGO BOO TOS TRD
AY|Finnair|FI|O|N|EPB|HEL
FI|Icelandair|IS||N|EPB|KEF
BT|airBaltic|LV||M|EB|RIX TLL VNO
LO|LOT Polish Airlines|PL|S|N|EPB|WAW
W6|Wizz Air|HU||L|E|BUD WAW OTP LTN SOF KTW GDN VIE FCO MXP SKP TIA BEG CLJ AUH
QS|Smartwings|CZ||L|E|PRG
RO|TAROM|RO||M|EB|OTP
FB|Bulgaria Air|BG||R|EB|SOF
JU|Air Serbia|RS||N|EB|BEG
OU|Croatia Airlines|HR|S|M|EB|ZAG SPU
TK|Turkish Airlines|TR|S|N|EB|IST
PC|Pegasus|TR||L|E|SAW AYT ADB
XQ|SunExpress|TR||L|E|AYT ADB
SU|Aeroflot|RU||N|EPB|SVO
S7|S7 Airlines|RU||M|EB|OVB DME IKT
UT|UTair|RU||R|E|VKO SGC TJM
U6|Ural Airlines|RU||R|EB|SVX
A9|Georgian Airways|GE||R|EB|TBS
J2|Azerbaijan Airlines|AZ||N|EPB|GYD
KC|Air Astana|KZ||N|EB|ALA NQZ
FS|FlyArystan|KZ||L|E|ALA NQZ
HY|Uzbekistan Airways|UZ||N|EB|TAS
LY|El Al|IL||N|EPB|TLV
RJ|Royal Jordanian|JO|O|N|EB|AMM
ME|Middle East Airlines|LB|T|M|EB|BEY
MS|EgyptAir|EG|S|N|EB|CAI
SM|Air Cairo|EG||L|E|HRG SSH CAI
SV|Saudia|SA|T|N|EBF|JED RUH
XY|flynas|SA||L|EB|RUH JED
EK|Emirates|AE||N|EPBF|DXB
FZ|flydubai|AE||M|EB|DXB
EY|Etihad|AE||N|EBF|AUH
G9|Air Arabia|AE||L|E|SHJ
QR|Qatar Airways|QA|O|N|EBF|DOH
GF|Gulf Air|BH||N|EB|BAH
KU|Kuwait Airways|KW||N|EBF|KWI
WY|Oman Air|OM|O|N|EB|MCT
IR|Iran Air|IR||M|EB|IKA THR
IA|Iraqi Airways|IQ||R|EB|BGW
AT|Royal Air Maroc|MA|O|N|EB|CMN
3O|Air Arabia Maroc|MA||L|E|CMN RAK FEZ
TU|Tunisair|TN||M|EB|TUN DJE
AH|Air Algerie|DZ||N|EB|ALG
ET|Ethiopian Airlines|ET|S|N|EB|ADD
KQ|Kenya Airways|KE|T|N|EB|NBO
WB|RwandAir|RW||N|EB|KGL
TC|Air Tanzania|TZ||R|EB|DAR ZNZ
PW|Precision Air|TZ||R|E|DAR JRO
HF|Air Cote d'Ivoire|CI||R|EB|ABJ
HC|Air Senegal|SN||R|EB|DSS
P4|Air Peace|NG||R|EB|LOS ABV
DT|TAAG Angola Airlines|AO||N|EB|LAD
SA|South African Airways|ZA|S|N|EB|JNB CPT
FA|FlySafair|ZA||L|E|JNB CPT DUR
4Z|Airlink|ZA||R|EB|JNB CPT
TM|LAM Mozambique|MZ||R|EB|MPM
MK|Air Mauritius|MU||N|EB|MRU
UU|Air Austral|RE||N|EPB|RUN
HM|Air Seychelles|SC||R|EB|SEZ
MD|Madagascar Airlines|MG||R|EB|TNR
VR|Cabo Verde Airlines|CV||R|EB|SID RAI
AI|Air India|IN|S|N|EPBF|DEL BOM
6E|IndiGo|IN||L|E|DEL BOM BLR HYD MAA CCU AMD PNQ COK
IX|Air India Express|IN||L|E|BLR COK CCJ DEL
PK|Pakistan International|PK||N|EB|KHI LHE ISB
BG|Biman Bangladesh|BD||N|EPB|DAC
RA|Nepal Airlines|NP||R|EB|KTM
U4|Buddha Air|NP||R|E|KTM
UL|SriLankan Airlines|LK|O|N|EB|CMB
Q2|Maldivian|MV||R|EB|MLE
KB|Drukair|BT||R|EB|PBH
CA|Air China|CN|S|N|EPBF|PEK CTU TFU
MU|China Eastern|CN|T|N|EPBF|PVG SHA KMG XIY
CZ|China Southern|CN||N|EPBF|CAN PKX URC
HU|Hainan Airlines|CN||N|EB|HAK PEK SZX
MF|XiamenAir|CN|T|N|EB|XMN FOC
3U|Sichuan Airlines|CN||N|EB|TFU CKG
9C|Spring Airlines|CN||L|E|SHA PVG
CX|Cathay Pacific|HK|O|N|EPBF|HKG
UO|HK Express|HK||L|E|HKG
NX|Air Macau|MO||R|EB|MFM
CI|China Airlines|TW|T|N|EPB|TPE
BR|EVA Air|TW|S|N|EPB|TPE
IT|Tigerair Taiwan|TW||L|E|TPE
JL|Japan Airlines|JP|O|N|EPBF|HND NRT ITM KIX
NH|All Nippon Airways|JP|S|N|EPBF|HND NRT ITM
BC|Skymark|JP||L|E|HND UKB
MM|Peach|JP||L|E|KIX NRT
GK|Jetstar Japan|JP||L|E|NRT
KE|Korean Air|KR|T|N|EBF|ICN GMP
OZ|Asiana Airlines|KR|S|N|EB|ICN GMP
7C|Jeju Air|KR||L|E|ICN CJU GMP
OM|MIAT Mongolian|MN||R|EB|UBN
VN|Vietnam Airlines|VN|T|N|EPB|SGN HAN
VJ|VietJet Air|VN||K|E|SGN HAN DAD
TG|Thai Airways|TH|S|N|EPBF|BKK
FD|Thai AirAsia|TH||L|E|DMK HKT CNX
PG|Bangkok Airways|TH||R|EB|BKK USM
SQ|Singapore Airlines|SG|S|N|EPBF|SIN
TR|Scoot|SG||K|EP|SIN
MH|Malaysia Airlines|MY|O|N|EBF|KUL
AK|AirAsia|MY||K|E|KUL PEN BKI JHB
OD|Batik Air Malaysia|MY||L|EB|KUL
GA|Garuda Indonesia|ID|T|N|EBF|CGK DPS
QG|Citilink|ID||L|E|CGK SUB
JT|Lion Air|ID||L|E|CGK SUB UPG DPS KNO
PR|Philippine Airlines|PH||N|EPB|MNL CEB
5J|Cebu Pacific|PH||K|E|MNL CEB
BI|Royal Brunei|BN||M|EB|BWN
K6|Air Cambodia|KH||R|EB|KTI SAI
QV|Lao Airlines|LA||R|EB|VTE LPQ
UB|Myanmar National Airlines|MM||R|EB|RGN
QF|Qantas|AU|O|N|EPBF|SYD MEL BNE PER
VA|Virgin Australia|AU||M|EB|BNE SYD MEL
JQ|Jetstar|AU||K|E|MEL SYD OOL
QQ|Alliance Airlines|AU||R|E|BNE PER
NZ|Air New Zealand|NZ|S|N|EPB|AKL WLG CHC
FJ|Fiji Airways|FJ|O|N|EB|NAN
TN|Air Tahiti Nui|PF||W|EPB|PPT
VT|Air Tahiti|PF||R|E|PPT
SB|Aircalin|NC||R|EPB|NOU
PX|Air Niugini|PG||R|EB|POM
NF|Air Vanuatu|VU||R|EB|VLI
IE|Solomon Airlines|SB||R|EB|HIR
AA|American Airlines|US|O|N|EPBF|DFW CLT MIA ORD PHL PHX JFK LAX DCA
DL|Delta Air Lines|US|T|N|EPBF|ATL DTW MSP SLC JFK LAX SEA BOS LGA
UA|United Airlines|US|S|N|EPBF|ORD EWR IAH DEN SFO IAD LAX
AS|Alaska Airlines|US|O|N|EPBF|SEA PDX SFO ANC LAX
WN|Southwest Airlines|US||L|E|DAL MDW BWI DEN LAS PHX HOU OAK MCO BNA STL
B6|JetBlue|US||K|EB|JFK BOS FLL MCO SJU
F9|Frontier Airlines|US||L|E|DEN MCO LAS PHL ATL
G4|Allegiant Air|US||L|E|LAS SFB PIE AZA
HA|Hawaiian Airlines|US||N|EBF|HNL OGG
SY|Sun Country|US||L|E|MSP
AC|Air Canada|CA|S|N|EPB|YYZ YUL YVR
WS|WestJet|CA||N|EPB|YYC YYZ YVR
PD|Porter Airlines|CA||L|E|YTZ YYZ YOW YHZ
TS|Air Transat|CA||K|EB|YUL YYZ
AM|Aeromexico|MX|T|N|EPB|MEX MTY
Y4|Volaris|MX||L|E|MEX GDL TIJ CUN
VB|Viva|MX||L|E|MTY MEX CUN
CM|Copa Airlines|PA|S|M|EB|PTY
AV|Avianca|CO|S|N|EB|BOG MDE SAL
JA|JetSMART|CL||L|E|SCL AEP LIM
LA|LATAM Airlines|CL||N|EPB|SCL GRU LIM BSB BOG UIO FOR
G3|GOL|BR||L|E|CGH GRU GIG BSB CNF SSA
AD|Azul|BR||L|EB|VCP CNF REC
AR|Aerolineas Argentinas|AR|T|N|EPB|AEP EZE COR
FO|Flybondi|AR||L|E|AEP EZE
OB|Boliviana de Aviacion|BO||N|EB|VVI CBB
H2|SKY Airline|CL||L|E|SCL LIM
CU|Cubana|CU||R|EB|HAV
DM|Arajet|DO||L|E|SDQ PUJ
BW|Caribbean Airlines|TT||M|EB|POS KIN
UP|Bahamasair|BS||R|E|NAS
WM|Winair|SX||R|E|SXM
PY|Surinam Airways|SR||R|EB|PBM
GL|Air Greenland|GL||R|E|GOH SFJ
RC|Atlantic Airways|FO||R|E|FAE
`
  .trim()
  .split('\n');
