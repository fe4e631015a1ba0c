/** Portuguese, of Portugal and of Brazil. */
import { portugueseTerms } from './portuguese-terms';
import type { Language } from './language';

/** See {@link Language}. */
export const portuguese: Language = {
  id: 'pt',
  ...portugueseTerms,
  roles: {
    not: 'nao, sem, nunca, nunca mais, evitar, evite, evitem, evitamos, detesto, detestamos, odeio, odiamos, exceto, excepto, tudo menos, menos em, menos no, menos na, todos menos, qualquer lugar menos, em qualquer lugar menos, qualquer sitio menos, em qualquer sitio menos, qualquer mes menos, em qualquer mes menos, qualquer pais menos, fora da, fora do, fora de, nem, nem pensar em, nenhum, nenhuma, nada de, em vez de, ao inves de, demasiado, demasiada, demasiados, demasiadas, nao gosto de, nao gostamos de, nao gosto muito de, nao gostamos muito de, nao gosta de, nao quero, nao queremos, nao queria, nao queriamos, nao suporto, nao suportamos, nao aguento, nao aguento mais, nao aguentamos, nao vou, nao vamos, nao fa de, farto de, fartos de, farta de, fartas de, cansado de, cansada de, cansados de, fugir de, fugir do, fugir da, fugir dos, fugir das, longe de, longe do, longe da, longe dos, longe das, alergico a, alergica a, tirando, salvo, a excecao de, com excecao de, com excepcao de, livre de, tampouco, qualquer um menos',
    been: 'ja fui a, ja fui ao, ja fui a, ja fui para, ja fui, ja fomos a, ja fomos ao, ja fomos para, ja fomos, ja estive em, ja estive no, ja estive na, ja estive, ja estivemos em, ja estivemos no, ja estivemos na, ja estivemos, ja conheco, ja conhecemos, ja visitei, ja visitamos, ja vi, ja vimos, ja viajei para, ja viajamos para, ja viajamos a, estive em, estive no, estive na, estivemos em, estivemos no, estivemos na, fui a, fui para, fomos a, fomos para, fomos ao, voltei de, voltamos de, acabamos de voltar de, acabei de voltar de, visitei, ja passamos por',
    so: 'entao, por isso',
    'after-been':
      'foi um desastre, foi uma desilusao, foi uma decepcao, foi uma seca, desiludiu nos, nos desiludiu, nos decepcionou, estava cheio demais, estava demasiado cheio, ja conheco bem, ja conhecemos bem, nao gostei, nao gostamos, ja esta vista, ja esta visto',
    'after-not':
      'fica de fora, ficam de fora, nao e para mim, nao e para nos, nao sao para nos, nao sao para mim, nao e a minha praia, nem pensar, fora de questao, nao obrigado, nao obrigada, dispenso, dispensamos',
    told: 'no ano passado, ano passado, o ano passado, no verao passado, nasci em, nascemos em, cresci em, vivi em, vivemos la, adorei, adoramos la, fomos roubados, fui assaltado, fui assaltada, ja nos calhou',
    unserved:
      'piscina privada, piscina privativa, vista mar, vista para o mar, frutos do mar, marisco, mariscos, comida picante, hoteis grandes, hotel grande, grandes hoteis, resorts grandes, mato grosso',
    origin:
      'moro em, moro no, moro na, moramos em, moramos no, moramos na, vivo em, vivo no, vivo na, vivemos em, vivemos no, vivemos na, desde, saindo de, saindo do, saindo da, saida de, saida do, saida da, partindo de, partindo do, partindo da, partida de, partida do, partida da, a partir de, a partir do, a partir da, sou de, sou do, sou da, somos de, somos do, somos da, a sair de, a sair do, a sair da, voo de, voo do, voos de, voos do, dentro de, daqui a, partimos de, saimos de, saimos do, saimos da, diretos de, diretos do, direto de, direto do, directo de, directo do',
    similar:
      'algo como, um lugar como, lugares como, um sitio como, sitios como, algum lugar como, uma ilha como, uma cidade como, um pais como, tipo, parecido com, parecida com, parecido a, parecida a, parecidos com, semelhante a, no estilo de, estilo, como, ao estilo de, do genero de, do tipo',
    want: 'quero, queremos, queria, queriamos, gostava, gostava de, gostavamos, gostavamos de, gostaria, gostaria de, gostariamos, gostariamos de, gosto de, gostamos de, gosta de, gosto, gostamos, adoro, adoramos, adora, amo, amamos, prefiro, preferimos, procuro, procuramos, buscamos, sonho com, sonhamos com, sonha com, por favor, nunca fui, nunca fui a, nunca fui ao, nunca fomos, nunca fomos a, nunca fomos ao, nunca estive, nunca estive em, nunca estivemos, nunca estivemos em, nunca vi, nunca vimos, nunca visitei, nunca visitamos, ainda nao fui, ainda nao fui a, ainda nao fomos, ainda nao fomos a, ainda nao conheco, ainda nao conhecemos, nao conheco, nao conhecemos, mas sim, sim, apetece, apetece me, apetece nos, pf',
    ignore:
      'tanto faz, nao importa, nao me importo, nao me importo com, nao nos importamos, nao nos importamos com, nao faz mal, sem problema, sem problemas, nao precisa, nao precisa de, nao precisa de ser, nao precisa ser, nao preciso de, nao precisamos de, nao e preciso, nao e necessario, nao so, nao apenas, nao somente, nao necessariamente, nao tem de, nao tem que, nao tem de ser, nao tem que ser, nao e importante, nao e obrigatorio, nao tenho medo de, nao temos medo de, sem medo de, nao nos incomoda, nao me incomoda, e indiferente, nada contra, pode ser qualquer, nao ha problema',
    filler:
      'mais ou menos, as vezes, em nome de, um par de, uma especie de, bomba de agua, se calhar, o mais cedo, pelo mundo, cara metade, na cara, de cor, no caso, caso contrario, com certeza',
    only: 'so, somente, apenas, unicamente, exclusivamente',
    'if-possible':
      'se possivel, se for possivel, se der, se puder ser, se pudesse ser, de preferencia, preferencialmente, preferivelmente, idealmente, o ideal era, o ideal seria, seria otimo, seria optimo, seria bom, seria ideal, sempre que possivel, era bom, era otimo, seria legal, se houver, se calhar bem',
    'rather-not':
      'melhor nao, de preferencia nao, preferia nao, preferiamos nao, prefiro nao, preferimos nao, se possivel nao, se possivel sem, de preferencia sem, preferencialmente sem, de preferencia nada de, antes nao',
    must: 'tem de, tem que, tem de ser, tem que ser, temos de, temos que, tenho de, tenho que, precisa, precisa de, precisa ser, preciso de, precisamos de, preciso, precisamos, imprescindivel, indispensavel, essencial, obrigatorio, obrigatoriamente, fundamental, importante, muito importante, absolutamente, necessario, deve, devem, deve ser, e preciso, impreterivelmente',
    and: 'e, com, tambem, assim como, bem como, mais',
    or: 'ou, ou entao',
    break: 'mas, porem, contudo, porque, entao, por isso, embora, no entanto, pois, ja que, portanto, so que',
    instruction:
      'ignore todas, ignore todos, ignore as, ignore tudo, ignora as, ignora todas, ignora tudo, instrucoes, instrucao, esqueca todas, esqueca tudo, esquece tudo, responda, responde apenas, traduza, traduz, imprima, finja, aja como',
  },
  bounds: {
    under:
      'menos de, menos do que, no maximo, maximo, maximo de, ao maximo, max, ate, ate a, ate ao, ate aos, ate no maximo, nao mais de, nao mais do que, nao mais que, nao acima de, nao acima dos, abaixo de, abaixo dos, abaixo das, inferior a, inferiores a, orcamento de, orcamento, orcamento e de, o orcamento e, o orcamento e de, nosso orcamento e de, meu orcamento e de, nao superior a, nao passar de, nao passe de, nao passe dos, nao passe das, nao ultrapasse, nao ultrapasse os, nao ultrapassar, sem passar de, sem ultrapassar, nao mais quente do que, nao mais quente que, mais fresco do que, mais fresco que, mais frio do que, por menos de, limite de, nunca mais de, nao exceda, nao exceder',
    over: 'mais de, mais do que, pelo menos, no minimo, minimo, minimo de, acima de, acima dos, acima das, superior a, nao menos de, nao menos do que, mais quente do que, mais quente que, nao mais frio do que, nao mais frio que, nao abaixo de, nao abaixo dos, nunca abaixo de, nunca abaixo dos',
  },
  units: {
    hours: 'hora, horas, horinhas, h',
    minutes: 'minuto, minutos',
    dollars: 'dolar, dolares',
    euros: 'euro, euros',
    reais: 'reais, real',
    pounds: 'libra, libras',
    degrees: 'grau, graus, graus celsius',
    days: 'dia, dias, diazinhos',
    nights: 'noite, noites',
    weeks: 'semana, semanas',
    stops: 'escala, escalas, conexao, conexoes, transbordo, transbordos',
    metres: 'm, metro, metros, metros de altitude',
    years: 'ano, anos, anos de idade, aninhos',
    people: 'pessoa, pessoas, adulto, adultos, amigos, amigas, hospedes',
  },
  numbers: 'um|uma dois|duas tres quatro cinco seis sete oito nove dez onze doze treze quatorze|catorze quinze',
  lengths: [
    [3, 'um fim de semana, fim de semana, fds, um fds, final de semana, um final de semana, escapadinha'],
    [
      4,
      'fim de semana prolongado, um fim de semana prolongado, feriadao, feriado prolongado, uns dias, uns diazinhos, alguns dias, poucos dias',
    ],
    [7, 'uma semana, uma semaninha, semana inteira, uma semana inteira'],
    [14, 'uma quinzena, quinzena'],
    [21, 'algumas semanas, umas semanas'],
    [30, 'um mes, um mes inteiro'],
  ],
  times: 'vez vezes cada por',
  months: [
    'janeiro',
    'fevereiro',
    'marco, de marco, em marco',
    'abril',
    'maio',
    'junho',
    'julho',
    'agosto',
    'setembro',
    'outubro',
    'novembro',
    'dezembro',
  ],
  seasons: {
    spring: 'primavera, na primavera',
    summer: 'verao, no verao, ferias de verao, ferias grandes',
    autumn: 'outono, no outono',
    winter: 'inverno, no inverno',
  },
  holidays: [
    { label: 'At Christmas', months: [12], words: 'natal, no natal, ferias de natal, epoca natalicia' },
    {
      label: 'At New Year',
      months: [12, 1],
      words: 'ano novo, reveillon, passagem de ano, fim de ano, virada do ano, fim do ano',
    },
    { label: 'At Easter', months: [3, 4], words: 'pascoa, semana santa, ferias da pascoa' },
    { label: 'At Whitsun', months: [5, 6], words: 'pentecostes' },
  ],
  regions: {
    europe: 'europa, europeia, europeu',
    asia: 'asia, extremo oriente',
    africa: 'africa',
    'north-america': 'america do norte',
    'south-america': 'america do sul',
    'latin-america': 'america latina',
    'central-america': 'america central',
    americas: 'americas',
    oceania: 'oceania',
    caribbean: 'caribe, caraibas, antilhas',
    scandinavia: 'escandinavia, paises nordicos',
    'middle-east': 'medio oriente, oriente medio',
    mediterranean: 'mediterraneo, mediterranica, mediterranea',
    'south-east-asia': 'sudeste asiatico, sueste asiatico',
    balkans: 'balcas',
    'eastern-europe': 'leste europeu, europa de leste, leste da europa, europa do leste, europa oriental',
    'northern-europe': 'norte da europa, europa do norte',
    'southern-europe': 'sul da europa, europa do sul',
    'north-africa': 'norte de africa, norte da africa',
  },
  countries: {
    US: 'estados unidos, eua, america',
    GB: 'inglaterra, escocia, gra bretanha, pais de gales',
    AE: 'emirados',
    NL: 'holanda',
    CZ: 'republica checa, tchequia, chequia, republica tcheca',
    PF: 'polinesia, taiti',
    KR: 'coreia, coreia do sul',
    ZA: 'africa do sul',
  },
  areas: {
    'canary-islands': 'canarias, ilhas canarias',
    'balearic-islands': 'baleares, ilhas baleares',
    'greek-islands': 'ilhas gregas, ilha grega',
    hawaii: 'havai, havaii, ilhas havaianas',
  },
  signs:
    'carnaval no, ferias no, natal no, cruzeiro no, festa no, lua de mel no, casal no, museu no, viagem no, dias no',
  fillers:
    'o a os as um uma uns umas do da dos das de no na nos nas ao aos em num numa nuns dum duma pelo pela pelos pelas por para pra pro com sem sobre entre ate desde durante antes depois que quem qual quais onde aonde quando como porque se e ou nem mas mais muito muita muitos muitas pouco pouca poucos poucas algo algum alguma alguns algumas tudo todo toda todos todas cada outro outra outros outras mesmo mesma tambem ja ainda sempre aqui ali la ca ' +
    'eu tu voce voces ele ela eles elas nos a gente me mim te ti lhe lhes se meu minha meus minhas teu tua seu sua seus suas nosso nossa nossos nossas isso isto esse essa este esta estes estas aquele aquela aquilo ' +
    'sou es e somos sao era eram foi fui fomos ser sido estou esta estamos estao estar estava estive seja sejam tenho tem temos ter tinha tiver haver ha houver haja hei vou vai vamos vao ir indo fazer faz faco fazemos feito faca ver quero queremos quer querem queria gosto gostamos gosta gostaria posso pode podem podemos poder possa podia sei sabe saber acho pensar penso pensamos espero esperamos dar da dao deu ficar fica ficamos passar passamos viver levar levamos precisar convem aceito aceitamos inclui incluir ' +
    'bom boa bons boas bem melhor melhores otimo otima optimo bonito bonita bonitos bonitas lindo linda lindos lindas belo bela legal giro gira fixe incrivel maravilhoso maravilhosa especial perfeito perfeita grande grandes pequeno pequena pequenos pequenas novo nova novos longo longa curto curta primeiro primeira ultimo ultima proximo proxima proximos possivel varios varias certo certa tal tao talvez quase cerca mais menos so apenas alem junto juntos juntas demais bastante diferente principalmente especialmente normalmente geralmente sugestao sugestoes ideia ideias dica dicas ajuda ajudem ' +
    'viagem viagens viajar viajo viajamos ferias passeio passeios passear lugar lugares sitio sitios local locais destino destinos pais paises regiao regioes zona zonas mundo parte hotel hoteis pousada pousadas alojamento hospedagem apartamento casa quarto quartos estadia ficar visitar conhecer conhecemos explorar descobrir experiencia experiencias aproveitar curtir desfrutar planear planejar planejando reservar marcar partir saindo voltar ' +
    'dia dias noite noites semana semanas mes meses ano anos hoje amanha agora tempo vez vezes hora horas manha tarde inicio final finais meio meados comeco feriado dois duas tres quatro cinco pessoa pessoas adultos amigo amiga amigos amigas grupo irma irmao mae pai pais primos mulher marido esposa namorado namorada dinheiro preco precos custo custa orcamento total tudo incluido incluida incluindo ola oi bom tarde obrigado obrigada abraco cumprimentos favor sim ne ta bocado bocadinho pouquinho tipo coisa coisas entao assim',
  kin: {
    one: 'mulher marido esposa esposo irma irmao mae pai tia tio prima primo amiga amigo namorada namorado filho filha avo neto neta sobrinho sobrinha sogra sogro colega noiva noivo',
    many: 'filhos filhas criancas amigos amigas irmaos irmas primos pais avos netos gemeos',
    called: 'chamada chamado chamam',
    does: 'adora detesta odeia viaja dorme sonha',
    is: 'tem faz vai',
    mine: 'meu minha nosso nossa meus minhas',
    joins: 'e',
    self: 'eu',
  },
  place: {
    before: 'em perto visitar conhecer rumo desde excepto exceto menos sem tirando',
    to: 'para a ao ate por pra',
    going:
      'ir vou vamos viajar viagem viagens voltar voo voos voar passagem passagens ida fim semana semanas dias ferias partir',
    behind:
      'para em no na com e ou mas durante neste nesta porque quando se que de desde por ate como nem sem menos mais pois entao',
    behindFirst: 'em no na para com por durante',
    journey: '',
    joins: 'e ou nem',
  },
  compare: {
    against: 'nao|demais|demasiado|muito quente|muito frio',
    than: 'que',
    articles: 'os um uma',
    when: 'em no na nos nas pelo pela durante',
    noThing: 'sem menos nenhum nenhuma nada_de demasiado demasiada demasiados demasiadas nem',
  },
  parts: {
    flight: 'voos?|passage(?:m|ns)(?: aereas?)?|bilhetes? de aviao|aviao|passagens aereas',
    night: 'hoteis|hotel|quartos?|alojamento|hospedagem|pousadas?|diarias?|noites?',
    other:
      'comida|refeicoes|refeicao|jantar|jantares|almocos?|cafe da manha|pequeno almoco|passeios|excursoes|aluguer de carro|aluguel de carro|restaurantes',
    and: 'e',
    between:
      'por|ate|no|maximo|menos|mais|de|do|que|nao|acima|abaixo|custe|custem|custar|custa|passe|passar|dos|a|o|os|as|para|em|uns|cerca',
    articles: 'o|a|os|as|um|uma|meu|minha|nosso|nossa',
    each: 'por pessoa|pp|por cabeca|cada|cada um',
    for: 'por|para|pra|em|de',
    nightRate: 'noite|diaria',
    dayRate: 'dia',
    included: 'incluid[oa]s?|inclus[oa]s?',
  },
  noJourney:
    'de carro|de condu[cç][aã]o|de estrada|ao volante|dirigindo|a conduzir|conduzindo|de viagem de carro|a p[eé]|de caminhada|de trilha|de moto|por dia|de bicicleta',
  sharers: {
    each: 'por pessoa|por cabeca|cada um|cada uma|por adulto|cada pessoa',
    for: 'para|pra',
    us: 'os|as|nos|a|todos|todas|familia de|nossa familia de|grupo de',
    counts: 'dia|noite|semana|mes|hora|ano|escala|quarto|estrela|grau|crianca',
    ofUs: 'pessoas|adultos|de nos',
    pair: 'para o casal|nos dois|para nos dois|para os dois|pra nos dois|os dois juntos',
    everybody:
      'no total|ao todo|para todos|pra todos|para todo o grupo|para a familia|para a familia toda|para toda a familia|pra familia|pra familia toda|juntos|tudo junto|para o grupo',
  },
  feasts: {
    lead: 'na|no|pela|pelo|durante a|durante o|para a|para o',
    easter: 'páscoa|pascoa',
    christmas: '(?<=\\b(?:no|pelo|neste|o) )natal',
    newYear: 'r[eé]veillon|passagem de ano|ano novo',
  },
  dates: {
    departs: 'partida|saída|saindo|saímos|partindo|partimos|embarque|viajamos|a partir',
    lead: 'de|entre|desde|do dia|dia',
    counts:
      'noites|dias|semanas|horas|pessoas|adultos|crianças|criancas|amigos|amigas|graus|meses|anos|km|metros|euros|reais',
  },
  monthParts: [
    'primeira semana',
    'segunda semana',
    'terceira semana',
    'quarta semana',
    'ultima semana',
    'in[ií]cio|comeco|princ[ií]pio|in[ií]cios',
    'meio|meados',
    'final|finais|fim|fins',
  ],
};
