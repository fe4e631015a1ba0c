/** Words that say how other words are meant, in five languages, and words that say nothing by themselves. */

/** What a word does to the wishes behind it. */
export type Role =
  | 'not'
  | 'been'
  | 'origin'
  | 'similar'
  | 'want'
  | 'ignore'
  | 'only'
  | 'if-possible'
  | 'rather-not'
  | 'must'
  | 'and'
  | 'or'
  | 'break'
  | 'after-been'
  | 'after-not'
  | 'so'
  | 'told'
  | 'unserved'
  | 'instruction'
  | 'filler';

/** Phrases by what they do. The longest phrase wins, so that 'no more than' is no 'no'. */
export const roleWords: Readonly<Record<Role, string>> = {
  not: 'no, not, less, fewer, dont, do not, without, avoid, avoiding, drop the, drop, lose the, never been near, dont fancy, do not fancy, could do without, hate, hates, dislike, never, never again, nor, neither, none of, nothing, not interested in, never liked, never like, cant stand, cannot stand, cant, cannot, wont, would not, wouldnt, isnt, arent, no more, skip, skip the, scrap, scrap the, ditch, ditch the, forget about, except, except for, excluding, exclude, other than, rather than, instead of, apart from, aside from, anything but, anywhere but, everywhere but, everything but, anyplace but, all but, anywhere except, nowhere, outside, outside of, out of, tired of, sick of, fed up with, had enough of, have had enough of, had our fill of, had my fill of, too many, too much, get bored at, get bored of, get bored by, bored of, bored by, bored with, bored at, free of, allergic to, fear of, afraid of, scared of, no way, away from, refuse, doesnt, does not, didnt, hasnt, havent, shouldnt, mustnt, leave out, far from, scared of, afraid of, terrified of, frightened of, allergic to, a phobia of | nicht, kein, keine, keinen, keiner, keines, keinem, ohne, vermeiden, hasse, hassen, niemals, nie wieder, weg von, ausser, ausserhalb, uberall ausser, alles ausser, mag nicht, mogen nicht, bitte nicht, auf keinen fall, statt, anstatt, weder, noch, bloss nicht, zu viel, zu viele, weniger, hat angst vor, habe angst vor, haben angst vor, angst vor, allergisch gegen | pas, pas de, sans, sauf, evitez, evitons, hors de, hors, en dehors de, eviter, deteste, detestons, jamais, ni, aucun, aucune, excepte, a part, n importe ou sauf, partout sauf, tout sauf, plutot que, moins de, trop de, marre de, surtout pas, plus jamais, a peur des, a peur de, peur des, peur de, allergique aux, allergique a | sin, evitar, odio, odiamos, nunca, excepto, salvo, menos, fuera de, en cualquier lugar menos, en cualquier sitio menos, cualquier lugar menos, cualquier sitio menos, tampoco, ningun, ninguna, nada de, en vez de, demasiado, demasiada, demasiados, no me gusta, no nos gusta, no me gustan, no nos gustan, no quiero, no queremos, harto de, miedo a, miedo de, le dan miedo, alergico a, alergica a | non, senza, evitare, odio, odiamo, tranne, eccetto, ovunque tranne, dappertutto tranne, fuori da, fuori dall, niente, nessun, nessuna, invece di, troppo, troppa, troppi, non mi piace, non ci piace, non vogliamo, non voglio, al di fuori dell, mai piu, ha paura dei, ha paura di, paura dei, paura di, paura degli, paura delle, allergico a, allergica a',
  been: 'been to, been in, already been, already been to, have been to, weve been to, ive been to, been there, visited, already visited, already seen, already saw, already done, have already done, weve already done, weve done, ive already done, ive done, done already, have seen, seen, saw, already did, just came back from, came back from, back from, just returned from, last year we went to, we went to, i went to, went to, already know, did | waren schon, war schon, waren bereits, war bereits, schon in, bereits in, schon auf, schon gewesen, schon gesehen, schon besucht, gerade zuruck aus | deja alle, deja alles, deja allee, deja allees, deja ete, sommes deja alles, suis deja alle, deja vu, deja visite, connais deja, connaissons deja, avons deja vu, on a deja fait, deja fait, rentrons de | ya hemos estado, ya he estado, ya estuve, ya estuvimos, ya fui, ya fuimos, ya conozco, ya conocemos, ya hemos visitado, ya visite, hemos estado, he estado, ya vimos | gia stati, gia stato, gia stata, siamo gia stati, sono gia stato, sono gia stata, sono stato, sono stata, siamo stati, gia visto, gia visitato, abbiamo gia visto, abbiamo gia visitato, conosciamo gia, conosco gia',
  'after-been':
    'is probably out, are probably out, is too obvious, is overdone, is too predictable, but cant afford it, but we cant afford it, but i cant afford it, but maybe next year, but maybe another time, is out of our budget, is out of budget, anywhere but there, anywhere except there, but not there, so not there, already, know already, done to death, are both done, both done, have been three times, been three times, been many times, been several times, been a few times, have been before, been before, go every year, go there every year, every year, know it well, know them well, know it inside out, been there, done that, been there done that, last year, last summer, last time, too often, is out, excluded, twice, was a nightmare, was a disaster, was awful, was terrible, was horrible, was boring, was disappointing, was overrated, is overrated, is overhyped, was too crowded, is too crowded, was too touristy, is too touristy, was a letdown, was not for us, wasnt for us, disappointed us | kennen wir schon, kenne ich schon, war furchtbar, war schrecklich, war enttauschend, war uns zu voll, war zu voll, hat uns nicht gefallen, kennen wir, kenne ich, schon, bereits, letztes jahr | deja, l annee derniere, etait decevant, etait affreux, nous a decus, etait trop touristique | ya, el ano pasado, fue un desastre, nos decepciono, no nos gusto | gia, l anno scorso, e stata una delusione, ci ha deluso, non ci e piaciuta, non ci e piaciuto, esclusa, escluso',
  origin:
    'live near, live close to, live just outside, live outside, based near, we are in, i am in, im in, were based in, coming out of, live in, lives in, living in, we live in, i live in, based in, from, we are from, im from, start in, starting from, starting in, drive from, drive of, hours from, hours of, km from, km of, miles from, miles of, leaving from, flying from, departing from, depart from, leaving, leave, home in, home is | wohnen in, km von, stunden von, entfernt von, wohne in, leben in, lebe in, aus, ab, von, starten in | habite, habitons, vient de, venons de, viens de, on part de, partons de, je pars de, heures de, km de, vivons, depuis, au depart de, partant de, je vis, nous vivons | vivo en, vivimos en, salimos de, salgo de, partimos de, venimos de, vengo de, horas de, desde, saliendo de, somos de | vivo a, vivo in, veniamo da, vengo da, partiamo da, parto da, ore da, km da, siamo di, sono di, viviamo a, viviamo in, abito a, abitiamo a, abitiamo in, partendo da, partenza da',
  similar:
    'a version of, version of, an alternative to, alternative to, alternatives to, alternative for, equivalent of, equivalent to, something like, somewhere like, places like, place like, similar to, just like, a bit like, reminds me of, reminiscent of | eine alternative zu, alternative zu, alternativen zu, so etwas wie, sowas wie, etwas wie, ahnlich wie, wie | une alternative a, alternative a, alternatives a, quelque chose comme, un endroit comme, comme, semblable a | una alternativa a, alternativa a, algo como, algun lugar como, parecido a, similar a, como | un alternativa a, alternativa a, alternative a, qualcosa come, un posto come, simile a',
  want: 'just want, just wants, just need, just a, just some, wouldnt say no to, would not say no to, never say no to, cant live without, cannot live without, couldnt live without, cant do without, cannot do without, want, would like, wed like, id like, love, would love, loves, prefer, like, please, rather, looking for, dream of, hope, never been to, never been in, never been, have never been to, havent been to, havent been, have not been to, not been to, never seen, never visited, never went to, was never in, were never in, havent seen, have not seen, not seen, havent visited, have not visited, not visited, wish, want to see, wanted to see | will, wollen, mochte, mochten, gerne, gern, lieber, am liebsten, noch nie, bitte, suchen, war noch nie, waren noch nie | veux, voulons, voudrais, voudrions, aimerais, aimerions, aime, aimons, plutot, jamais alle, jamais alles, jamais allee, jamais visite, jamais vu, cherche, cherchons | quiero, queremos, quisiera, quisieramos, gustaria, encanta, prefiero, preferimos, nunca he estado, nunca hemos estado, no he estado en, no hemos estado en, nunca estuve, busco, buscamos | voglio, vogliamo, vorrei, vorremmo, preferisco, preferiamo, piacerebbe, mai stato, mai stata, mai stati, non sono mai stato, non sono mai stata, non siamo mai stati, non abbiamo mai visto, mai visto, cerco, cerchiamo',
  ignore:
    'dont need, do not need, doesnt have to be, does not have to be, dont have to be, doesnt need to be, does not need to be, need not be, isnt so important, is not so important, isnt that important, is not that important, is less important, not so important, not that important, less important, matters less, doesnt matter so much, not bothered about, not too bothered about, not bothered, not fussed about, not too fussed about, not fussed, dont mind, do not mind, doesnt matter, does not matter, dont care, no matter, no problem, not a problem, nothing against, not necessarily, not only, not just, is fine, are fine, is ok, are ok, is okay, are okay, would be fine, would be ok, would be okay, is alright, are alright, would work, would also work, also works, works too, is also fine, are also fine, not afraid of, not scared of, no fear of, no preference, regardless, whatever, not needed, no need, not important, dont need, do not need, doesnt need, does not need, doesnt have to, does not have to, dont have to, do not have to, neednt, need not | egal, macht nichts, nichts gegen, nicht nur, nicht unbedingt, kein problem | peu importe, pas seulement, pas de probleme, ca ne me derange pas | no importa, no solo, da igual, no me importa | non importa, non solo, non e un problema',
  filler:
    'more important, south island, north island, service leave, annual leave, parental leave, maternity leave, paternity leave, of leave, leave left, leave days, grandparents came, grandparents come, grandparents were, kids go back, kids are back, east coast, west coast, cable car, cable cars, work remote, work remotely, working remote, working remotely, remote work, remote worker, back to school, go back to school, days of leave, half board, full board, child free, childfree, kid free, kids free, couple of, a couple of, ein paar, un par de, un paio di, a couple more, party of, hot spots, hot spot, cool bars, cool bar, how far, sea level, a train is fine, the train is fine, trains are fine, train is fine',
  so: 'so',
  'after-not':
    'is too expensive, is too far, is too hot, is too pricey, is too dear, are too expensive, are too far, is too cold, is too humid, is too risky, is not for me, is not for us, are not for me, are not for us, isnt for us, isnt for me, arent for us, isnt our thing, is not our thing, arent our thing, not my thing, not our thing, isnt my thing, is out of the question, are out of the question, leave us cold, leaves me cold, does nothing for me, do nothing for me, no thanks, no thank you, is when i work, is when we work | ist zu teuer, ist uns zu teuer, ist mir zu teuer, ist zu heiss, ist uns zu heiss, ist mir zu heiss, ist zu voll, ist uns zu voll, mag ich nicht, mogen wir nicht, tun wir nicht, tun wir aber nicht, machen wir nicht, machen wir aber nicht, brauche ich nicht, geht gar nicht, geht nicht, ist nichts fur uns, ist nichts fur mich, kommt nicht in frage, lieber nicht mehr | est trop cher, est trop chere, est trop chaud, coute trop cher, pas pour moi, pas pour nous, c est non, tres peu pour nous, tres peu pour moi | es demasiado caro, es demasiado cara, es muy caro, cuesta demasiado, es demasiado caluroso, no es lo mio, no es lo nuestro, ni hablar, no gracias | e troppo caro, e troppo cara, costa troppo, e troppo caldo, non fa per me, non fa per noi, no grazie',
  // What somebody tells of what was: no place or time of it is asked for.
  told: 'because of my, because of our, because of her, because of his, due to my, never been outside, never been out of, never left, everyone goes to, everybody goes to, people go to, last year in, last summer in, last winter in, last time in, were going to go to, were going to, was going to, my ex, our last trip, my last trip, last trip, last holiday, last vacation, got robbed, were robbed, was robbed, robbed, lived in, we lived, i lived, used to live, grew up, was born, born in, studied in, studied abroad, worked in, got married, were married, met in, honeymooned, got sick, got ill, got lost, got stuck, lost our, lost my, found out, found that out, found, came from, come from, comes from, loved, enjoyed, adored, had rain, rained, due in, due on, is due, turned up in, spent, reminds me, used to go, usually go, normally go, we usually, i usually, we normally | letztes jahr, letzten sommer, letzten winter, haben gelebt, geboren in, aufgewachsen, gefiel, hat uns gefallen, hatten regen | l an dernier, l annee derniere, avons adore, avons aime, j ai adore, nee a, ne a, fait avoir, fait harceler | el ano pasado, nos encanto, me encanto, naci en, nacimos | l anno scorso, abbiamo amato, ci e piaciuta, ci e piaciuto, nato a, nata a',
  // Known to mean nothing that the catalogue can tell, and not what its words mean alone.
  unserved:
    'no cobblestones, no cobbles, no cobbled streets, without cobblestones, cobblestones are, jet ski, jet skis, jetski, jetskis, less driving, less flying, mosquito, mosquitos, mosquitoes, hot tub, hot tubs, jacuzzi, hot water, hot food, hot meal, hot meals, hot drinks, hot shower, hot showers, hot chocolate, cool bars, cool people, cool stuff, cool places, cool things, cool shops, swim up bar, swim up bars, swim up pool, swimming pool, swimming pools, island hopping, no trains, without trains, hate trains, avoid trains, small plane, small planes, propeller plane, propeller planes, jet lag, jetlag, cruise ship, cruise ships, big ship, big ships, mulled wine, gluhwein, gluehwein, vin chaud, a week earlier, a week later, a day earlier, a day later, earlier, private pool, private pools, private plunge pool, party boat, party boats, booze cruise, adults only, adult only, spicy food, spicy, seafood, shellfish, fruits de mer, mariscos, frutti di mare, meeresfruchte, big resort, big resorts, huge resort, huge resorts, large resorts, large resort, big hotel, big hotels, huge hotels, huge hotel, large hotels, mega resort, mega resorts, sea view, ocean view, sea views, ocean views',
  only: 'only, just, solely, exclusively, nothing but, nowhere but, nothing except, nowhere except, strictly | nur, ausschliesslich, nichts ausser | seulement, uniquement, rien que | solo, solamente, unicamente, nada mas que | solo, soltanto, solamente, unicamente',
  'if-possible':
    'not sure if, not sure whether, not sure about, not sure between, cant decide between, cant decide if, undecided between, torn between, hesitating between, could be, type of thing, kind of thing, thinking, maybe, perhaps, possibly, we were thinking, i was thinking, were thinking of, was thinking of, thinking of, thinking about, thinking maybe, or similar, or similiar, or something, or something like that, or somewhere like that, or whatever, or so, if possible, if at all possible, if we can, if you can, where possible, whenever possible, preferably, ideally, would be nice, would be great, nice to have, if it works | vielleicht, oder so, oder ahnlich, wenn moglich, falls moglich, wenn es geht, moglichst, am besten, idealerweise, vorzugsweise, ware schon | peut etre, ou similaire, si possible, si c est possible, de preference, idealement, autant que possible, ce serait bien | quiza, quizas, tal vez, o similar, o algo asi, si es posible, si se puede, a ser posible, preferiblemente, de preferencia, idealmente, si puede ser | forse, magari, o simile, o simili, se possibile, se si puo, possibilmente, preferibilmente, di preferenza, sarebbe bello',
  'rather-not':
    'not much of a, not really a, not keen on, not so keen on, not too keen on, not big on, not fond of, not crazy about, not a fan of, not a big fan of, not fans of, not into, not too many, not too much, not so many, not so much, rather not, would rather not, id rather not, wed rather not, would prefer not, prefer not, prefer not to | lieber nicht, eher nicht, moglichst nicht, ungern | plutot pas, de preference pas, si possible pas | mejor no, preferiblemente no, a ser posible no | meglio non, preferibilmente non, se possibile non',
  must: 'as long as, so long as, guaranteed, is guaranteed, must, must have, must be, need, needs, have to, has to, definitely, essential, is a must, important, require, required, insist, matters most, absolutely | muss, mussen, unbedingt, brauche, brauchen, wichtig, zwingend | doit, doivent, il faut, absolument, imperatif, besoin, indispensable | debe, tiene que, imprescindible, necesito, necesitamos, importante | deve, devono, indispensabile, assolutamente, bisogno, fondamentale',
  and: 'and, plus, also, with | und, mit, sowie | et, avec | y, e, con, tambien | ed, anche',
  or: 'or, nor | oder | ou, ni | o, u | oppure, ne',
  break:
    'but, however, though, although, because, then, so that, instead | aber, sondern, jedoch, weil, dafur | mais, cependant, parce que | pero, sino, porque | perche, invece, pero',
  instruction:
    'ignore previous, ignore all, ignore the, ignore your, ignore any, ignore everything, disregard, forget your, forget all, forget everything, forget previous, instructions, instruction, system prompt, prompt, prompts, system, assistant, developer mode, jailbreak, dan mode, you are now, act as, pretend, roleplay, respond, reply, answer in, answer only, write in, output, print, echo, execute, eval, override, admin, administrator, sudo, script, javascript, http, https, www, href, src, onerror, onload, onclick, iframe, img, html, css, json, xml, sql, drop table, insert into, document cookie, token, api key, password, markdown, base64, translate, reveal, bypass, rules, rule, guidelines, policy, language model, chatgpt, gpt, llm, ai model, as an ai, constructor, prototype, proto, click here, visit our, book at, discount code, promo code, coupon, free money, bitcoin | ignoriere, ignorieren sie, anweisungen, anweisung, systemprompt, vergiss, antworte, antworte auf, gib aus, ubersetze | ignore les, ignorez, consignes, instructions precedentes, oublie, oubliez, reponds, repondez, affiche, traduis | ignora, ignorar, instrucciones, olvida, responde, responda, imprime, traduce | istruzioni, dimentica, rispondi, stampa, traduci, ignora le',
};

/** Words that bound a number: `under` from above, `over` from below. */
export const boundWords = {
  under:
    'no hotter than, not hotter than, nowhere hotter than, never hotter than, no warmer than, not warmer than, nowhere warmer than, never warmer than, cooler than, colder than, under, less than, below, at most, max, maximum, up to, no more than, not more than, not over, within, not longer than, no longer than, not exceed, not exceeding, cheaper than, or less, tops, at the most, cap, limit, stay under, budget of, budget is, budget, our budget is, fewer than, shorter than, no longer, never more than, not further than, not farther than, no further than, no farther than | nicht heisser als, nicht warmer als, kuhler als, kalter als, unter, weniger als, hochstens, maximal, bis zu, nicht mehr als, bis, nicht langer als, budget von, nicht uber, kurzer als, nicht weiter als, nicht weiter weg als | pas plus chaud que, plus frais que, moins de, au plus, au maximum, jusqu a, pas plus de, budget de, inferieur a, pas plus loin que | no mas caluroso que, no mas calido que, mas fresco que, menos de, como mucho, maximo, como maximo, hasta, no mas de, presupuesto, presupuesto de, no mas lejos de, no mas lejos que | non piu caldo di, piu fresco di, meno di, massimo, al massimo, fino a, non piu di, entro, budget di, non piu lontano di',
  over: 'no colder than, not colder than, nowhere colder than, never colder than, no cooler than, not cooler than, hotter than, warmer than, over, more than, above, at least, min, minimum, longer than, upwards of, no less than, not less than, beyond | nicht kalter als, nicht kuhler als, warmer als, heisser als, uber, mehr als, mindestens, langer als, ab | pas plus froid que, plus chaud que, plus de, au moins, au dessus de, minimum | no mas frio que, mas calido que, mas de, al menos, por lo menos, minimo, por encima de | non piu freddo di, piu caldo di, piu di, almeno, oltre, minimo, sopra',
} as const;

/** Units of the numbers that are understood. */
export const unitWords = {
  hours: 'h, hr, hrs, hour, hours | std, stunde, stunden | heure, heures | hora, horas | ora, ore',
  minutes: 'min, mins, minute, minutes | minuten | minutos | minuti',
  dollars: '$, usd, dollar, dollars, bucks | dolar, dolares | dollari, dollaro | us dollars',
  euros: '€, eur, euro, euros',
  pounds: '£, gbp, pound, pounds, quid | pfund | livres | libras | sterline',
  francs: 'chf, franken, francs suisses, swiss francs',
  rupees: 'inr, rupees, rupee, rs, lakh rupees',
  canadian: 'cad, canadian dollars',
  australian: 'aud, australian dollars',
  zealand: 'nzd, new zealand dollars',
  yen: 'jpy, yen',
  yuan: 'cny, rmb, yuan',
  won: 'krw, won',
  reais: 'brl, reais',
  rand: 'zar, rand',
  ringgit: 'myr, rm, ringgit',
  dirhams: 'aed, dirham, dirhams',
  riyals: 'sar, riyal, riyals',
  kronor: 'sek, nok, kronor, kroner',
  danish: 'dkk',
  zloty: 'pln, zloty, zlotys',
  singapore: 'sgd, singapore dollars',
  naira: 'ngn, naira',
  degrees: '°, degree, degrees, celsius, °c, c | grad | degres | grados | gradi',
  fahrenheit: 'f, °f, fahrenheit, degrees f, degrees fahrenheit, ° f',
  days: 'day, days | tag, tage, tagen | jour, jours | dia, dias | giorno, giorni',
  nights: 'night, nights | nacht, nachte, nachten | nuit, nuits | noche, noches | notte, notti',
  weeks: 'week, weeks | woche, wochen | semaine, semaines | semana, semanas | settimana, settimane',
  stars: 'star, stars, sterne, etoiles, estrellas, stelle, star hotel, star hotels',
  distance: 'km, kms, kilometers, kilometres, kilometer, kilometre, kilometern, mile, miles, kilometros, chilometri',
  flights: 'flights each way, flights one way, flights there, planes each way',
  stops:
    'stop, stops, stopover, stopovers, layover, layovers, change of planes, changes of planes, plane changes, connection, connections | stopp, stopps, zwischenstopp, zwischenstopps, zwischenlandung, zwischenlandungen, umstieg, umstiege, mal umsteigen | escale, escales, correspondance, correspondances | escala, escalas, transbordo, transbordos | scalo, scali',
  metres: 'm, metres, meters, metre, meter, feet, ft | hohenmeter | altitude metres | metros | metri',
  years:
    'year, years, yr, yrs, year old, years old, yo | jahre, jahr, jahrige, jahriger | ans, an | anos, ano | anni, anno',
  people:
    'people, persons, adults, adult, guests, of us, friends | personen, leute, erwachsene, erwachsenen, freunde | personnes, adultes, amis | personas, adultos, amigos | persone, adulti, amici',
} as const;

/** Number words; `a week` is one. */
export const numberWords: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one eins ein un uno',
    'two zwei deux dos due',
    'three drei trois tres tre',
    'four vier quatre cuatro quattro',
    'five funf cinq cinco cinque',
    'six sechs seis sei',
    'seven sieben sept siete sette',
    'eight acht huit ocho otto',
    'nine neun neuf nueve nove',
    'ten zehn dix diez dieci',
    'eleven elf onze undici',
    'twelve zwolf douze doce dodici',
    'thirteen dreizehn treize trece tredici',
    'fourteen vierzehn quatorze catorce quattordici',
    'fifteen funfzehn quinze quince quindici',
  ].flatMap((row, at) => row.split(' ').map((word) => [word, at + 1])),
);

/** See {@link boundWords} and {@link unitWords}. */
export type Bound = keyof typeof boundWords;
export type Unit = keyof typeof unitWords;
