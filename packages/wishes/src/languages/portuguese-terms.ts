/** What people do, look for and need, as they call it in Portuguese. */
import type { Language } from './language';

/** 'Mais quente do que Roma': with the 'do' that may stand before its 'que'. */
const compared = (words: string) => words.replace(/(?<=^|, )(?:mais|menos) [^,]+/g, '$&, $& do');

/** See {@link Language}. */
export const portugueseTerms: Pick<Language, 'things' | 'ways'> = {
  things: {
    beaches:
      'praia, praias, mar, beira mar, litoral, costa, nadar, areia, banhos de sol, oceano, banho de mar, praia boa, banhos de mar, tomar sol, apanhar sol',
    mountains:
      'montanha, montanhas, serra, serras, alpes, picos, andes, himalaia, na serra, montanhoso, aldeia de montanha',
    cities:
      'cidade, cidades, cidade grande, cidades grandes, grande cidade, grandes cidades, capital, capitais, metropole, metropoles, city break, escapadinha urbana',
    islands: 'ilha, ilhas, ilhota, arquipelago, ilhas gregas pequenas',
    desert: 'deserto, desertos, dunas, saara',
    forest: 'floresta, florestas, selva, mata, bosque, bosques, floresta tropical, mato',
    lakes: 'lago, lagoa, lagoas',
    'old-towns':
      'centro historico, centros historicos, aldeias historicas, medieval, vila medieval, vilas medievais, cidade antiga, vilarejo, vilarejos, ruelas, vilas pequenas, aldeias, cidadezinhas',
    snow: 'neve, desportos de inverno, esportes de inverno, ver neve, ver a neve',
    skiing: 'esqui, esquiar, ski, snowboard, estancia de esqui, estacao de esqui, pistas de esqui',
    hiking:
      'caminhadas, caminhada, caminhar, trilha, trilhas, trilhos, trekking, percursos pedestres, fazer trilha, fazer trilhas, pedestrianismo, passadicos',
    climbing: 'escalada, alpinismo, montanhismo, escalar',
    safari: 'safari, safaris, safari fotografico, leoes, girafas, rinocerontes, leopardos',
    whales: 'baleias, baleia, ver baleias, observacao de baleias, avistamento de baleias',
    wildlife:
      'animais, animais selvagens, vida selvagem, fauna, elefantes, elefante, pinguins, macacos, tartarugas, passaros, aves, observacao de aves, golfinhos',
    diving: 'mergulho, mergulhar, mergulhos, mergulhador, mergulho com garrafa',
    snorkelling: 'snorkel, snorkeling, recife de coral, recifes, recifes de coral, corais, mergulho de superficie',
    surfing: 'surf, surfar, surfe, ondas, aulas de surf, campo de surf, surfista',
    sailing: 'vela, velejar, veleiro, catamara, iate',
    kayaking: 'caiaque, canoagem, canoa, kayak, stand up paddle',
    rafting: 'rafting, aguas bravas, corredeiras, rapidos do rio',
    ziplines: 'tirolesa, tirolesas, arborismo',
    bungee: 'bungee jump, bungee jumping, paraquedas, paraquedismo, parapente, asa delta',
    cycling:
      'bicicleta, bicicletas, ciclismo, bike, pedalar, andar de bicicleta, ciclovias, ciclovia, btt, cicloturismo',
    golf: 'golfe, campo de golfe, campos de golfe',
    wine: 'vinho, vinhos, vinha, vinhas, vinicola, vinicolas, adega, adegas, prova de vinhos, provas de vinhos, enoturismo, vinhedos, vinhedo, quintas de vinho, degustacao de vinhos',
    beer: 'cerveja, cervejas, cervejaria, cervejarias, cervejas artesanais',
    food: 'comida, gastronomia, comer bem, culinaria, restaurantes, cozinha, boa comida, comida boa, comer, boa mesa, coma bem, petiscos, aula de culinaria',
    'street-food': 'comida de rua, mercado noturno, mercados noturnos, barraquinhas',
    museums: 'museu, museus, arte, galerias, galeria, pintura, museus de arte',
    history:
      'historia, historico, historica, historicos, ruinas, castelo, castelos, arqueologia, palacios, fortalezas, monumentos, romanos, historia romana',
    temples: 'templo, templos, mosteiro, mosteiros, pagodes',
    architecture: 'arquitetura, arquitectura, edificios',
    music: 'musica, concerto, concertos, musica ao vivo, opera, fado, samba, shows, jazz',
    nightlife:
      'vida noturna, vida nocturna, festa, festas, balada, baladas, discoteca, discotecas, bares, sair a noite, noitada, noitadas, boates',
    shopping: 'compras, fazer compras, lojas, mercado, mercados, feirinhas, shopping',
    photography: 'fotografia, fotos, fotografar, tirar fotos',
    festivals: 'festival, festivais, festas populares, festas juninas',
    carnival: 'carnaval',
    'christmas-markets':
      'mercado de natal, mercados de natal, mercadinho de natal, mercadinhos de natal, feira de natal',
    'cherry-blossom': 'cerejeiras em flor, cerejeiras, flor de cerejeira, flores de cerejeira',
    'northern-lights': 'aurora boreal, auroras boreais, auroras',
    'autumn-leaves': 'cores do outono, folhas de outono, cores de outono',
    wellness: 'spa, bem estar, massagem, massagens, sauna, termas e spa, retiro, spas',
    yoga: 'yoga, ioga, retiro de yoga',
    'hot-springs': 'termas, aguas termais, fontes termais, nascentes termais, aguas quentes naturais',
    volcanoes: 'vulcao, vulcoes, geiseres, geiser',
    waterfalls: 'cachoeira, cachoeiras, cascata, cascatas, quedas de agua, cataratas',
    glaciers: 'glaciar, glaciares, geleira, geleiras, icebergues',
    fjords: 'fiorde, fiordes',
    stars: 'estrelas, ceu estrelado, ver estrelas, observar estrelas, astronomia, ver as estrelas',
    'national-parks': 'parque nacional, parques nacionais, parque natural, parques naturais, reserva natural',
    'scenic-trains':
      'comboio panoramico, trem panoramico, comboios antigos, trens antigos, comboio a vapor, maria fumaca',
    cruise: 'cruzeiro, cruzeiros, passeio de barco, passeios de barco, barco, escuna, ferry',
    romance:
      'romantico, romantica, romanticos, romantismo, aniversario de casamento, pedido de casamento, dia dos namorados, pedir em casamento',
    adventure: 'aventura, aventuras, adrenalina, radical, desportos radicais, esportes radicais',
    nature:
      'natureza, paisagem, paisagens, ar livre, vida ao ar livre, no meio da natureza, contato com a natureza, contacto com a natureza, campo, interior rural, turismo rural',
    culture: 'cultura, cultural, culturais, tradicoes, vida local, cultura local, costumes',
    relaxing:
      'descansar, descanso, relaxar, relaxante, repouso, desligar, nao fazer nada, recarregar baterias, recarregar as baterias, descontrair',
    luxury: 'luxo, luxuoso, luxuosa, cinco estrelas, 5 estrelas, exclusivo, requinte, de luxo',
    sports: 'desporto, desportos, esporte, esportes, futebol, tenis',
    'theme-parks':
      'parque tematico, parques tematicos, parque de diversoes, parques de diversoes, jardim zoologico, zoologico, aquario, oceanario',
  },
  ways: {
    'Step-free': [
      'cadeira de rodas, cadeirante, cadeirantes, tudo acessivel, totalmente acessivel, acessivel para cadeira de rodas, acessivel a cadeira de rodas, acessivel a cadeiras de rodas, acessibilidade, mobilidade reduzida, deficiente, deficiencia, dificuldade em andar, dificuldade para andar, dificuldades de locomocao, andarilho, muletas, nao pode andar muito, nao consegue andar muito, nao anda bem',
      'poucos degraus, carrinho de bebe, joelho ruim',
    ],
    'Through an airport': 'voar por, escala em',
    'Steep stairs': 'escadas ingremes',
    Stairs: 'escadas, degraus, escadarias, subir escadas',
    Pregnant: 'gravida, gravidez, gestante, babymoon, esperando bebe',
    'With a dog':
      'cao, caes, cachorro, cachorros, cachorrinho, cadela, animal de estimacao, animais de estimacao, pet, pet friendly, pets, patudo',
    'With children':
      'crianca, criancas, filho, filhos, filha, filhas, bebe, bebes, familia, familiar, netos, neto, neta, adolescente, adolescentes, miudos, miudo, filhotes, gemeos, pequenos, bom para criancas, amigo das criancas, filhinho, filhinha',
    'For two':
      'casal, casais, lua de mel, recem casados, a dois, meu marido, o meu marido, minha mulher, a minha mulher, minha esposa, a minha esposa, minha namorada, a minha namorada, meu namorado, o meu namorado, minha companheira, meu companheiro',
    'A woman alone':
      'mulher sozinha, viajante sozinha, mulher viajando sozinha, mulher a viajar sozinha, menina sozinha, rapariga sozinha',
    Alone: 'sozinho, sozinha, viajo so, viajo sozinho, viajo sozinha, vou sozinho, vou sozinha, por minha conta',
    'Easy for seniors':
      'idosos, idosa, idoso, reformados, reformado, aposentados, aposentado, aposentada, avos, avo, terceira idade, melhor idade, seniores, pessoas de idade, reformada',
    'Welcoming to all couples':
      'gay, lgbt, lgbtq, homossexual, homossexuais, lesbica, lesbicas, casal gay, gay friendly, dois homens, casal homoafetivo',
    Safe: 'seguro, segura, seguranca, seguros, em seguranca',
    Halal: 'halal, comida halal, muculmano, muculmana, muculmanos',
    Kosher: 'comida kosher, kasher',
    'Gluten-free': 'sem gluten, celiaco, celiaca, celiacos, doenca celiaca, intolerante ao gluten',
    Vegan: 'vegano, vegana, veganos, veganas, comida vegana',
    Vegetarian: 'vegetariano, vegetariana, vegetarianos, vegetarianas, sem carne, nao como carne, nao comemos carne',
    'Not high up': 'altitude, grande altitude, grandes altitudes, altitudes elevadas, ar rarefeito',
    'No altitude sickness':
      'mal de altitude, mal da altitude, doenca da altitude, problemas de coracao, problema de coracao, problemas cardiacos, mal de montanha',
    'No malaria': 'malaria, paludismo',
    'No Zika': 'zika',
    'Change of planes': 'trocar de aviao, mudar de aviao, troca de aviao',
    'By air': 'aviao, voo, voos, voar, de aviao, avioes, aereo, andar de aviao',
    'No flying': [
      'de comboio, de trem, so de comboio, so de trem, apenas de comboio, medo de voar, medo de aviao, medo de andar de aviao, panico de aviao, sem aviao, nao andar de aviao, nao voar, nao voamos, nao voo, nao ando de aviao, nao andamos de aviao, de autocarro, de onibus, sem voar',
      'comboio, comboios, trem, trens, comboio noturno, trem noturno, interrail, viagem de comboio, viagem de trem, viagens de comboio, viajar de comboio, viajar de trem, gostavamos de ir de comboio, gostaria de ir de trem, de preferencia de comboio, de preferencia de trem',
    ],
    'Short flights': [
      'longo curso, voo longo, voos longos, voos muito longos, viagem longa, viagens longas, jet lag, muito longe, longas viagens, voos demorados',
      'voo curto, voos curtos, curta distancia, voos de curta duracao',
    ],
    'Direct flights': [
      'voo direto, voos diretos, voo directo, voos directos, voar direto',
      'sem escalas, sem escala, sem conexoes, sem conexao, sem paradas, nada de escalas, nenhuma escala, so voo direto, so voos diretos, apenas voo direto, apenas voos diretos, somente voo direto, somente voos diretos, sem transbordo, sem transbordos, so voos directos',
    ],
    Soon: 'ultima hora, de ultima hora, ultimo minuto, de ultimo minuto, o mais rapido possivel, quanto antes, o quanto antes',
    'By car':
      'carro, de carro, alugar carro, alugar um carro, carro alugado, dirigir, conduzir, conducao, aluguer de carro, aluguel de carro, viagem de carro, autocaravana',
    'No car': [
      'sem carro, sem precisar de carro, sem alugar carro, nao dirijo, nao conduzo, sem carta de conducao, sem carteira de motorista, nao dirigimos, nao conduzimos, nao temos carro, nao tenho carro',
      'comboio em vez de carro, trem em vez de carro',
    ],
    'Public transport':
      'transporte publico, transportes publicos, metro e autocarro, bons transportes, metro, transportes',
    Warm: 'sol, quentinho, ensolarado, soleado, ameno, amena, calorzinho, clima tropical, tropical, bom tempo, fugir do inverno, fugir do frio, fugir ao frio, fugir ao inverno, clima ameno, lugar quente, sitio quente, tempo quente, agua quentinha, solzinho',
    Hot: 'calor, quente, quentes, muito calor, calorao, onda de calor, humidade, umidade, abafado, escaldante',
    Cool: 'fresco, fresca, fresquinho, fresquinha, fugir do calor, fugir ao calor, escapar do calor, ar fresco, ar puro, temperaturas frescas, clima fresco',
    Cold: 'frio, fria, gelado, gelada, gelo, geada, friozinho, muito frio',
    Cheaper: [
      compared(
        'barato, barata, baratos, baratas, baratinho, mais barato, mais barata, mais baratos, mais em conta, em conta, economico, economica, mais acessivel, mais acessiveis, valor acessivel, preco acessivel, precos acessiveis, pouco dinheiro, orcamento apertado, orcamento limitado, orcamento reduzido, orcamento baixo, poupar, gastar pouco, gastar menos, sem gastar muito, bom preco, bons precos, estudante, estudantes, menos caro, menos cara, nao muito caro, nao muito cara, nao seja caro, nao seja muito caro, o mais barato possivel, low cost',
      ),
      'caro, cara, caros, caras, muito caro, muito cara, demasiado caro, caro demais, carissimo',
    ],
    Better: 'mais luxo, mais luxuoso, mais requintado, mais caro, mais chique',
    Closer: compared(
      'mais perto, mais proximo, mais proxima, perto de casa, nao muito longe, nao longe, nao demasiado longe, nao tao longe, nao seja longe, nao seja muito longe, nao fique longe, nao fique muito longe, menos longe, longe demais, demasiado longe, nao ir muito longe, sem ir muito longe',
    ),
    Farther: compared('mais longe, exotico, exotica, mais distante, outro lado do mundo, do outro lado do mundo'),
    'Another direction': 'mais ao norte, mais ao sul, mais para o norte, mais para o sul, mais a norte, mais a sul',
    Warmer: compared(
      'mais quente, mais calor, mais sol, menos frio, menos fria, nao muito frio, nao tao frio, frio demais, demasiado frio',
    ),
    Colder: [
      compared('mais fresco, mais fresca, mais frio, mais fria, menos calor, menos quente, nao tao quente'),
      'calor demais, demasiado calor, quente demais, demasiado quente, quentes demais',
    ],
    'Not too hot':
      'nao muito quente, nao muito calor, nao demasiado quente, sem muito calor, sem calor excessivo, nao faca muito calor, nao faca demasiado calor, nao seja muito quente',
    Quieter: [
      compared(
        'tranquilo, tranquila, tranquilos, mais tranquilo, mais tranquila, sossegado, sossegada, mais sossegado, sossego, calmo, calma, mais calmo, mais calma, silencio, silencioso, paz, paz e sossego, menos gente, menos turistas, menos turistico, menos turistica, menos turisticos, pouca gente, poucos turistas, pouco turistico, pouco turistica, isolado, isolada, retirado, fora dos roteiros, longe da multidao, longe das multidoes, longe da confusao, nao turistico, nao muito turistico, nao seja turistico, nao muito cheio, menos cheio, cheio demais, muita gente, fugir da multidao, fugir das multidoes, fugir da confusao, fugir do stress, gente demais, muito cheio, demasiado turistico',
      ),
      'multidao, multidoes, turistas, turistico, turistica, turisticos, confusao, barulho, barulheira, turismo de massa, turismo de massas, ruido, barulhento, aglomeracao, aglomeracoes, muvuca',
    ],
    Livelier: compared(
      'animado, animada, mais animado, mais animada, agitado, agitada, com vida, mais movimento, mais movimentado, movimentado',
    ),
    Safer: compared('mais seguro, mais segura, menos perigoso, nao perigoso'),
    Dangerous: 'perigoso, perigosa, perigo, criminalidade, inseguro, insegura, violencia, assaltos',
    'Something different':
      'outra coisa, algo diferente, coisa diferente, um lugar diferente, outros destinos, outras ideias, outros lugares, outros sitios, outras opcoes, surpreenda me, surpreendam me, surpreenda nos, surpreendam nos, me surpreenda, me surpreendam, alternativas, outras sugestoes, algo novo',
  },
};
